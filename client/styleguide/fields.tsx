import { ChoiceList } from '../controls/fields/choice-list.js';
import { CodeField } from '../controls/fields/code-field.js';
import { FileField } from '../controls/fields/file-field.js';
import { IconButton } from '../controls/buttons/icon-button.js';
import { PasswordField } from '../controls/fields/password-field.js';
import { TextField } from '../controls/fields/text-field.js';
import { UploadProgress } from '../controls/fields/upload-progress.js';
import { UsernameField } from '../controls/fields/username-field.js';
import { forced } from './forced-states.js';
import { Row, Section, Specimen } from './section.js';

const nothing = () => undefined;
const choices = [
  ['public', 'Public', 'In search engines and in the list of pages.'],
  ['unlisted', 'Unlisted', 'Only for people who have the link.'],
] as const;
const longSentence = 'This link name is taken. Choose another one, such as your name with the town that you live in.';

export function Fields() {
  return (
    <Section name="Fields">
      <Row wide>
        <Specimen state="empty">
          <TextField label="E-mail" />
        </Specimen>
        <Specimen state="placeholder, hint">
          <TextField label="Link name" placeholder="YourLinkHere" hint="Letters, digits and hyphens." />
        </Specimen>
        <Specimen state="filled">
          <TextField label="E-mail" defaultValue="you@example.org" />
        </Specimen>
        <Specimen state="focus">
          <TextField label="E-mail" defaultValue="you@example.org" {...forced.focus} />
        </Specimen>
        <Specimen state="error">
          <TextField label="Link name" defaultValue="ines moreau" error="Letters, digits and hyphens only." />
        </Specimen>
        <Specimen state="good">
          <TextField label="Link name" defaultValue="ines-moreau" good="This link name is available." />
        </Specimen>
        <Specimen state="disabled">
          <TextField label="E-mail" defaultValue="you@example.org" disabled />
        </Specimen>
        <Specimen state="fixed">
          <TextField label="E-mail" defaultValue="you@example.org" isFixed hint="The invitation is for this address." />
        </Specimen>
        <Specimen state="prefix, control at the end">
          <TextField
            label="Address"
            prefix="tessera.page/"
            defaultValue="ines-moreau"
            end={<IconButton icon="copy" label="Copy the address" />}
          />
        </Specimen>
        <MoreFields />
      </Row>
    </Section>
  );
}

function MoreFields() {
  return (
    <>
      <Specimen state="long text">
        <TextField
          label="The address at which people will find everything that you have published here so far"
          prefix="a-very-long-host.example.org/"
          defaultValue="a-name-that-is-far-longer-than-the-field-in-which-it-stands"
          error={longSentence}
        />
      </Specimen>
      <Specimen state="right to left" dir="rtl">
        <TextField label="البريد" defaultValue="كل ما تعرفه" hint="وصفات ومسارات" />
      </Specimen>
      <Specimen state="right to left, error" dir="rtl">
        <TextField label="اسم الرابط" prefix="tessera.page/" defaultValue="layla" error="وصفات ومسارات" />
      </Specimen>
      <Specimen state="username">
        <UsernameField />
      </Specimen>
      <Specimen state="password">
        <PasswordField label="Password" defaultValue="a garden of lemons" />
      </Specimen>
      <Specimen state="password, error">
        <PasswordField label="Password" defaultValue="short" error="At least 8 characters." />
      </Specimen>
      <Specimen state="password, disabled">
        <PasswordField label="Password" defaultValue="a garden of lemons" disabled />
      </Specimen>
      <Specimen state="code, three digits">
        <CodeField label="Code" read={String} value="123" onChange={nothing} onComplete={nothing} hint="It changes every 30 seconds." />
      </Specimen>
      <Specimen state="code, error">
        <CodeField label="Code" read={String} value="123456" onChange={nothing} onComplete={nothing} error="This code is not right." />
      </Specimen>
      <Specimen state="choices">
        <ChoiceList legend="Who finds it" choices={choices} current="public" onChoose={nothing} />
      </Specimen>
      <Specimen state="choices, fixed">
        <ChoiceList legend="Who finds it" choices={choices} current="unlisted" isFixed onChoose={nothing} />
      </Specimen>
    </>
  );
}

export function Files() {
  return (
    <Section name="Files">
      <Row wide>
        <Specimen state="empty">
          <FileField accept="image/*" kinds="JPEG, PNG or WebP, up to 10 MB" onChoose={nothing} />
        </Specimen>
        <Specimen state="chosen">
          <FileField accept="image/*" kinds="JPEG, PNG or WebP, up to 10 MB" onChoose={nothing} onDiscard={nothing} chosen="lemons.jpg" />
        </Specimen>
        <Specimen state="error, long name">
          <FileField
            accept="image/*"
            kinds="JPEG, PNG or WebP, up to 10 MB"
            onChoose={nothing}
            onDiscard={nothing}
            chosen="scan-of-the-handwritten-recipe-of-my-grandmother-page-12-second-try.tiff"
            error="This is no picture that can be shown. Choose another file."
          />
        </Specimen>
        <Specimen state="sending">
          <UploadProgress sent={0.42} />
        </Specimen>
        <Specimen state="preparing">
          <UploadProgress sent={1} />
        </Specimen>
      </Row>
    </Section>
  );
}
