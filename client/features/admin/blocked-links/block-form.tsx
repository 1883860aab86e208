import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { entryLines } from '../../../../server/pages/blocked-links/blocked-link-lines.rules.js';
import { parseBlockedPattern } from '../../../../server/pages/blocked-links/blocked-link.rules.js';
import { Button } from '../../../controls/buttons/button.js';
import { FieldNote } from '../../../controls/fields/field-note.js';
import { adminBlockedLinkTexts as texts } from '../../../texts/en/admin-blocked-links.js';
import fields from '../fields.module.css';
import type { useBlocks } from './use-blocks.js';
import styles from './block-form.module.css';

/** How many wrong lines of a file are named. */
const MOST_TOLD = 10;
const NOTE_MOST = 200;

interface PlaceForm {
  readonly place: string;
  readonly note: string;
}

/** Blocks a place, or those in the lines of a file. */
export function BlockForm({ blocks }: { readonly blocks: ReturnType<typeof useBlocks> }) {
  const id = useId();
  const form = useForm<PlaceForm>({ defaultValues: { place: '', note: '' } });

  async function submit({ place, note }: PlaceForm) {
    if (await blocks.block([place], note, (message) => form.setError('place', { message }))) form.reset();
  }
  const fault = form.formState.errors.place?.message;
  return (
    <form className={styles.form} noValidate aria-label={texts.add} onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      <div className={styles.field}>
        <label htmlFor={`${id}-place`} className={fields.label}>
          {texts.place}
        </label>
        <input
          id={`${id}-place`}
          dir="ltr"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={2_000}
          className={fields.input}
          aria-invalid={fault === undefined ? undefined : true}
          aria-describedby={`${id}-hint`}
          {...form.register('place')}
        />
        <FieldNote id={`${id}-hint`} hint={texts.placeHint} error={fault} />
      </div>
      <div className={styles.field}>
        <label htmlFor={`${id}-note`} className={fields.label}>
          {texts.note}
        </label>
        <input id={`${id}-note`} dir="auto" maxLength={NOTE_MOST} className={fields.input} {...form.register('note')} />
      </div>
      <Button kind="ink" type="submit" busy={blocks.isAdding} className={styles.block}>
        {texts.block}
      </Button>
      <PlacesOfFile onPlaces={(places, refused) => blocks.block(places, form.getValues('note'), refused)} />
    </form>
  );
}

interface PlacesOfFileProps {
  readonly onPlaces: (places: readonly string[], refused: (reason: string) => void) => Promise<unknown>;
}

/** Reads places from the lines of a file. All are added, or none if a line is wrong. */
function PlacesOfFile({ onPlaces }: PlacesOfFileProps) {
  const id = useId();
  const [fault, setFault] = useState<string>();

  async function add(file: File) {
    const entries = entryLines(await file.text());
    const wrong = entries.filter(({ entry }) => !parseBlockedPattern(entry).ok).map(({ line }) => line);
    if (wrong.length > 0) return setFault(texts.wrongLines({ lines: wrong.slice(0, MOST_TOLD).join(', ') }));
    setFault(undefined);
    await onPlaces(
      entries.map(({ entry }) => entry),
      setFault,
    );
  }

  return (
    <div className={styles.file}>
      <label className={styles.fileLabel}>
        {texts.file}
        <input
          type="file"
          accept="text/plain,.txt"
          className="visually-hidden"
          aria-describedby={id}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void add(file);
            target.value = '';
          }}
        />
      </label>
      <FieldNote id={id} hint={texts.fileHint} error={fault} />
    </div>
  );
}
