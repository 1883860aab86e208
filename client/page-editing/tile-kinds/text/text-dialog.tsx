import { useCallback, useContext, useRef, useState, type ComponentProps, type RefObject } from 'react';
import { DESIGN_LIMITS } from '../../../../server/pages/design/page-design.rules.js';
import { hasBlankContent } from '../../../../server/pages/tile-kinds/tile-kinds.rules.js';
import type { TextTile } from '../../../../server/pages/tile-kinds/text/text-tile.rules.js';
import { Button } from '../../../controls/buttons/button.js';
import { TextField } from '../../../controls/fields/text-field.js';
import { tileDialogTexts } from '../../../texts/en/tile-dialogs.js';
import { RichTextField, type RichTextHandle } from '../../rich-text/rich-text-field.js';
import { withOneDecimal } from '../../../controls/one-decimal.js';
import styles from './text-dialog.module.css';
import { BesideNameFields, type BesideName } from '../beside-name.js';
import { MakeLink } from '../make-link.js';
import type { TileEditorProps } from '../tile-kind-editing.js';
import { SaveAndNext, TileEditorDialog, TileOnPageContext } from '../tile-editor-dialog.js';
import { useTileSaving } from '../use-tile-copy.js';
import { useWordsToReplace } from '../use-words-to-replace.js';

/** The popup for a tile's name and content. Closing it in any way saves the changes (specification §4). */
export function TextDialog(props: TileEditorProps<TextTile>) {
  const { open, tile, onClose } = props;
  const { name, content, extras, extend, bytes, isBlank, write, touch, save, becomeLink, uploading, onUploading } = useTextTile(props);
  const [warned, setWarned] = useState(false);
  const isReplaced = useContext(TileOnPageContext)?.wasLacking === true;
  if (warned && !uploading) setWarned(false);
  function close() {
    setWarned(uploading);
    if (uploading && !warned) return false;
    save();
    onClose();
    return true;
  }
  return (
    <TileEditorDialog
      open={open}
      onClose={close}
      onSave={save}
      title={tileDialogTexts.editTile}
      width={760}
      footer={
        <>
          <FootNote warned={warned} bytes={bytes} />
          {isBlank && !uploading && <MakeLink kind="quiet" onClick={becomeLink} />}
          <SaveAndNext onClose={close} />
          <Button kind="ink" onClick={close}>
            {tileDialogTexts.saveTile}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        <BesideNameFields tile={extras} onChange={extend}>
          <NameField ref={name} defaultValue={tile.name} content={content} onChange={touch} />
        </BesideNameFields>
        <RichTextField
          ref={content}
          label={<WhereSeen label={tileDialogTexts.whenItOpens} where={tileDialogTexts.seenAfterPress} />}
          html={tile.html}
          onWrite={write}
          onUploading={onUploading}
          isReplaced={isReplaced}
        />
      </div>
    </TileEditorDialog>
  );
}

function WhereSeen({ label, where }: { readonly label: string; readonly where: string }) {
  return (
    <>
      {label} <span className={styles.where}>{where}</span>
    </>
  );
}

type NameFieldProps = Pick<ComponentProps<typeof TextField>, 'ref' | 'onChange'> & {
  readonly defaultValue: string;
  readonly content: RefObject<RichTextHandle | null>;
};

/** The name. Enter goes on to what opens: on a phone, its keyboard would hide that. */
function NameField({ content, ...field }: NameFieldProps) {
  const selecting = useWordsToReplace(field.defaultValue);
  return (
    <TextField
      {...field}
      {...selecting}
      label={<WhereSeen label={tileDialogTexts.onTheTile} where={tileDialogTexts.seenByAll} />}
      className={styles.name}
      data-words="name"
      maxLength={DESIGN_LIMITS.tileNameLength}
      dir="auto"
      autoComplete="off"
      enterKeyHint="next"
      data-autofocus=""
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
        // The key would write a line there.
        event.preventDefault();
        content.current?.focus();
      }}
    />
  );
}

function FootNote({ warned, bytes }: { readonly warned: boolean; readonly bytes: number }) {
  if (!warned) return <UsedSize bytes={bytes} />;
  return (
    <p className={styles.tooFull} role="alert">
      {tileDialogTexts.closeUploading}
    </p>
  );
}

/** The two fields, the size of the content, and the function that saves. */
function useTextTile(props: TileEditorProps<TextTile>) {
  const { tile } = props;
  const [uploading, setUploading] = useState(false);
  const [bytes, setBytes] = useState(() => bytesOf(tile.html));
  const [isBlank, setBlank] = useState(() => hasBlankContent(tile));
  const content = useRef<RichTextHandle>(null);
  const name = useRef<HTMLInputElement>(null);
  const [extras, setExtras] = useState<BesideName>({ secondLine: tile.secondLine, emblem: tile.emblem });

  const typed = useCallback(() => ({ ...extras, name: name.current?.value ?? tile.name }), [tile, extras]);
  const [save, touch] = useTileSaving(
    props,
    useCallback(() => name.current && { ...tile, ...typed(), html: content.current?.changedHtml() ?? tile.html }, [tile, typed]),
    !uploading,
  );
  const wasUploading = useRef(false);
  // What is under way is not saved: it would be lost with the tab.
  const onUploading = useCallback(
    (now: boolean) => {
      if (now || wasUploading.current) touch();
      wasUploading.current = now;
      setUploading(now);
    },
    [touch],
  );

  /** Somebody who pressed Add for a link has typed its name by then. */
  const becomeLink = () => props.onSave({ ...typed(), kind: 'link', address: '', html: undefined });

  const write = useCallback(
    (html: string) => {
      setBytes(bytesOf(html));
      setBlank(hasBlankContent({ ...tile, html }));
      touch();
    },
    [tile, touch],
  );

  function extend(more: Partial<BesideName>) {
    setExtras((now) => ({ ...now, ...more }));
    touch();
  }

  return { name, content, extras, extend, bytes, isBlank, write, touch, save, becomeLink, uploading, onUploading };
}

/** The part of a tile's maximum size from which on it matters how much is left. */
const NEARLY_FULL = 0.8;

/** Shows how much of a tile's maximum size is used when little is left, so that publishing does not fail unexpectedly. */
function UsedSize({ bytes }: { readonly bytes: number }) {
  if (bytes < NEARLY_FULL * DESIGN_LIMITS.tileHtmlBytes) return null;
  const full = bytes > DESIGN_LIMITS.tileHtmlBytes;
  return (
    <p className={full ? styles.tooFull : styles.fill} role={full ? 'alert' : undefined}>
      {full
        ? tileDialogTexts.contentTooLong
        : tileDialogTexts.contentFill({ kilobytes: withOneDecimal(bytes / 1024), limit: DESIGN_LIMITS.tileHtmlBytes / 1024 })}
    </p>
  );
}

function bytesOf(html: string): number {
  return new TextEncoder().encode(html).length;
}
