; The installer for Windows: for one user, no administrator asked. Compiled by packaging/build.py, which defines
; VERSION, BUNDLE (the folder made by PyInstaller), OUT, ICON and GAME, the icon of a game's file.
Unicode true
Target x86-unicode ; what NSIS ships for Windows makes no other; Debian's would
ManifestDPIAware true
RequestExecutionLevel user
SetCompressor /SOLID lzma

!include MUI2.nsh
!include FileFunc.nsh
!include WinVer.nsh
!include x64.nsh

!define NAME "Mafia GM"
!define TYPE "MafiaGM.Game"
!define REMEMBERED "Software\Mafia GM"
!define LISTED "Software\Microsoft\Windows\CurrentVersion\Uninstall\Mafia GM"

Name "${NAME}"
BrandingText "${NAME} ${VERSION}"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\${NAME}"
InstallDirRegKey HKCU "${REMEMBERED}" "Folder"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_ABORTWARNING
!define MUI_LANGDLL_REGISTRY_ROOT HKCU
!define MUI_LANGDLL_REGISTRY_KEY "${REMEMBERED}"
!define MUI_LANGDLL_REGISTRY_VALUENAME "Language"
!define MUI_FINISHPAGE_RUN "$INSTDIR\mafia-gm.exe"

!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES

!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Polish"
!insertmacro MUI_LANGUAGE "Russian"
!insertmacro MUI_LANGUAGE "Swedish"
!insertmacro MUI_RESERVEFILE_LANGDLL

LangString game ${LANG_ENGLISH} "Mafia GM game"
LangString game ${LANG_POLISH} "Gra programu Mafia GM"
LangString game ${LANG_RUSSIAN} "Игра Mafia GM"
LangString game ${LANG_SWEDISH} "Mafia GM-spel"
LangString running ${LANG_ENGLISH} "Mafia GM is running. Close it and try again; the game is saved."
LangString running ${LANG_POLISH} "Mafia GM jest uruchomiony. Zamknij go i spróbuj ponownie; gra jest zapisana."
LangString running ${LANG_RUSSIAN} "Программа Mafia GM запущена. Закройте её и повторите; игра сохранена."
LangString running ${LANG_SWEDISH} "Mafia GM är i gång. Stäng programmet och försök igen; spelet är sparat."
LangString unfit ${LANG_ENGLISH} "Mafia GM needs Windows 10 or a later one, of 64 bits."
LangString unfit ${LANG_POLISH} "Mafia GM wymaga 64-bitowego systemu Windows 10 lub nowszego."
LangString unfit ${LANG_RUSSIAN} "Для Mafia GM нужна 64-разрядная Windows 10 или новее."
LangString unfit ${LANG_SWEDISH} "Mafia GM kräver 64-bitars Windows 10 eller senare."

VIProductVersion "${VERSION}.0"
VIFileVersion "${VERSION}.0"
VIAddVersionKey /LANG=${LANG_ENGLISH} "ProductName" "${NAME}"
VIAddVersionKey /LANG=${LANG_ENGLISH} "ProductVersion" "${VERSION}"
VIAddVersionKey /LANG=${LANG_ENGLISH} "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=${LANG_ENGLISH} "FileDescription" "${NAME} installer"
VIAddVersionKey /LANG=${LANG_ENGLISH} "LegalCopyright" "MIT licence"

; A program that runs cannot be deleted: ask for it to be closed, as long as it takes. A silent run gives up with code 2.
!macro CLOSED
  ${Do}
    ClearErrors
    ${IfNot} ${FileExists} "$INSTDIR\mafia-gm.exe"
      ${ExitDo}
    ${EndIf}
    Delete "$INSTDIR\mafia-gm.exe"
    ${IfNot} ${Errors}
      ${ExitDo}
    ${EndIf}
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(running)" /SD IDCANCEL IDRETRY +3
    SetErrorLevel 2
    Quit
  ${Loop}
  Delete "$INSTDIR\mafia-gm-cli.exe"
  RMDir /r "$INSTDIR\_internal"
  RMDir /r "$INSTDIR\licences"
!macroend

Function .onInit
  !insertmacro MUI_LANGDLL_DISPLAY
  ${IfNot} ${RunningX64}
  ${OrIfNot} ${AtLeastWin10}
    MessageBox MB_OK|MB_ICONSTOP "$(unfit)" /SD IDOK
    SetErrorLevel 2
    Quit
  ${EndIf}
FunctionEnd

Section
  SetOutPath "$INSTDIR"
  !insertmacro CLOSED ; an older one goes first, so that nothing of it stays among the new; games lie elsewhere
  File /r "${BUNDLE}\*" ; the backslash is understood everywhere, on Windows nothing else
  File "/oname=game.ico" "${GAME}"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\${NAME}.lnk" "$INSTDIR\mafia-gm.exe"

  WriteRegStr HKCU "Software\Classes\.mafia" "" "${TYPE}"
  WriteRegStr HKCU "Software\Classes\.mafia" "Content Type" "application/x-mafia-gm"
  WriteRegStr HKCU "Software\Classes\${TYPE}" "" "$(game)"
  WriteRegStr HKCU "Software\Classes\${TYPE}\DefaultIcon" "" "$INSTDIR\game.ico"
  WriteRegStr HKCU "Software\Classes\${TYPE}\shell\open\command" "" '"$INSTDIR\mafia-gm.exe" "%1"'
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'

  WriteRegStr HKCU "${REMEMBERED}" "Folder" "$INSTDIR"
  WriteRegStr HKCU "${LISTED}" "DisplayName" "${NAME}"
  WriteRegStr HKCU "${LISTED}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${LISTED}" "DisplayIcon" "$INSTDIR\mafia-gm.exe"
  WriteRegStr HKCU "${LISTED}" "Publisher" "${NAME}"
  WriteRegStr HKCU "${LISTED}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${LISTED}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${LISTED}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${LISTED}" "NoModify" 1
  WriteRegDWORD HKCU "${LISTED}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  IntFmt $0 "0x%08X" $0
  WriteRegDWORD HKCU "${LISTED}" "EstimatedSize" $0
SectionEnd

Function un.onInit
  !insertmacro MUI_UNGETLANGUAGE
FunctionEnd

Section Uninstall
  !insertmacro CLOSED
  Delete "$INSTDIR\game.ico"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR" ; only if nothing of the user's lies in it
  Delete "$SMPROGRAMS\${NAME}.lnk"
  ReadRegStr $0 HKCU "Software\Classes\.mafia" ""
  ${If} $0 == "${TYPE}"
    DeleteRegKey HKCU "Software\Classes\.mafia"
  ${EndIf}
  DeleteRegKey HKCU "Software\Classes\${TYPE}"
  DeleteRegKey HKCU "${LISTED}"
  DeleteRegKey HKCU "${REMEMBERED}"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd
