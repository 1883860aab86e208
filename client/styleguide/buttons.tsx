import { useState } from 'react';
import { ButtonLink } from '../controls/buttons/button-link.js';
import { Button } from '../controls/buttons/button.js';
import { FileButton } from '../controls/buttons/file-button.js';
import { IconButton } from '../controls/buttons/icon-button.js';
import { Link } from '../controls/buttons/link-component.js';
import { SegmentedControl } from '../controls/fields/segmented-control.js';
import { forced } from './forced-states.js';
import { Row, Section, Specimen } from './section.js';
import styles from './styleguide.module.css';

const kinds = ['gold', 'ink', 'line', 'quiet', 'danger'] as const;
const labels = { gold: 'Publish', ink: 'Save tile', line: 'Change password', quiet: 'Cancel', danger: 'Leave' };
const long = 'Send me the mail that verifies this address again';

export function Buttons() {
  return (
    <Section name="Buttons">
      {kinds.map((kind) => (
        <Kind key={kind} kind={kind} />
      ))}
      <MoreButtons />
      <IconButtons />
      <Segments />
    </Section>
  );
}

function Kind({ kind }: { kind: (typeof kinds)[number] }) {
  return (
    <Row>
      <Specimen state={kind}>
        <Button kind={kind}>{labels[kind]}</Button>
      </Specimen>
      <Specimen state="hover">
        <Button kind={kind} {...forced.hover}>
          {labels[kind]}
        </Button>
      </Specimen>
      <Specimen state="focus">
        <Button kind={kind} {...forced.focus}>
          {labels[kind]}
        </Button>
      </Specimen>
      <Specimen state="disabled">
        <Button kind={kind} disabled>
          {labels[kind]}
        </Button>
      </Specimen>
      <Specimen state="busy">
        <Button kind={kind} busy>
          {labels[kind]}
        </Button>
      </Specimen>
      <Specimen state="busy, with a label">
        <Button kind={kind} busy busyLabel="Saving">
          {labels[kind]}
        </Button>
      </Specimen>
    </Row>
  );
}

function MoreButtons() {
  return (
    <>
      <Row>
        <Specimen state="small, with icon">
          <Button kind="ink" size="small" icon="plus">
            Add
          </Button>
        </Specimen>
        <Specimen state="large">
          <Button kind="gold" size="large">
            Claim
          </Button>
        </Specimen>
        <Specimen state="quiet, pressed">
          <Button kind="quiet" aria-pressed>
            Bold
          </Button>
        </Specimen>
        <Specimen state="link as button">
          <ButtonLink kind="line" href="#buttons" icon="arrow-up-right">
            My page
          </ButtonLink>
        </Specimen>
        <Specimen state="link">
          <Link href="#buttons">Register here</Link>
        </Specimen>
        <Specimen state="link, focus">
          <Link href="#buttons" {...forced.focus}>
            Register here
          </Link>
        </Specimen>
      </Row>
      <Row>
        <Specimen state="long text">
          <div className={styles.narrow}>
            <Button kind="ink" icon="rotate-cw">
              {long}
            </Button>
          </div>
        </Specimen>
        <Specimen state="right to left" dir="rtl">
          <Row>
            <Button kind="gold" icon="arrow-up-right">
              نشر
            </Button>
            <Button kind="line">إلغاء</Button>
          </Row>
        </Specimen>
      </Row>
    </>
  );
}

function IconButtons() {
  return (
    <Row>
      <Specimen state="file">
        <FileButton accept="image/*" onChoose={() => undefined} />
      </Specimen>
      <Specimen state="icon">
        <IconButton icon="copy" label="Copy" />
      </Specimen>
      <Specimen state="hover">
        <IconButton icon="copy" label="Copy, under the mouse" {...forced.hover} />
      </Specimen>
      <Specimen state="focus">
        <IconButton icon="copy" label="Copy, focused" {...forced.focus} />
      </Specimen>
      <Specimen state="disabled">
        <IconButton icon="copy" label="Copy, disabled" disabled />
      </Specimen>
    </Row>
  );
}

function Segments() {
  const [chosen, setChosen] = useState<'phone' | 'full'>('phone');
  const options = [
    { value: 'phone', label: 'Phone', icon: 'smartphone' },
    { value: 'full', label: 'Full', icon: 'monitor' },
  ] as const;
  return (
    <Row>
      <Specimen state="one of two">
        <SegmentedControl label="Preview" value={chosen} options={options} onChange={setChosen} />
      </Specimen>
      <Specimen state="right to left" dir="rtl">
        <SegmentedControl label="Preview, right to left" value={chosen} options={options} onChange={setChosen} />
      </Specimen>
    </Row>
  );
}
