import { site } from '../../../api/site.js';
import { ButtonLink } from '../../../controls/buttons/button-link.js';
import { IMPORT, screens } from '../../../shell/screens.js';
import { LanguageChoice } from '../../../shell/navigation/language-choice.js';
import { bringTexts, dataTexts, deletionTexts, languageSettingTexts, storageTexts, usernameTexts } from '../../../texts/en/personal.js';
import { DeleteAccountSettings } from '../account/delete-account-settings.js';
import { DownloadData } from '../account/download-data.js';
import { useSettings } from '../personal-page.js';
import { Section } from '../section.js';
import { StorageUse } from '../storage/storage-use.js';
import { UsernameSettings } from '../username/username-settings.js';

/** The language, and the account as a whole. */
export function AccountRoom() {
  const { username, firstUsername, emailVerified, hasPassword } = useSettings().account;
  return (
    <>
      <Section title={languageSettingTexts.section} hint={languageSettingTexts.hint}>
        <LanguageChoice labelHidden />
      </Section>
      <Section title={usernameTexts.section} hint={usernameTexts.hint}>
        <UsernameSettings username={username} />
      </Section>
      <Section title={storageTexts.section} hint={storageTexts.hint}>
        <StorageUse emailVerified={emailVerified} />
      </Section>
      <Section title={dataTexts.section} hint={dataTexts.hint}>
        <DownloadData username={username} />
      </Section>
      <Section title={bringTexts.section} hint={bringTexts.hint}>
        <ButtonLink kind="line" href={screens.editor + IMPORT}>
          {bringTexts.open}
        </ButtonLink>
      </Section>
      <Section title={deletionTexts.section} hint={deletionTexts.hint}>
        <DeleteAccountSettings username={username} owner={firstUsername} hasPassword={hasPassword && site().passwordSignIn} />
      </Section>
    </>
  );
}
