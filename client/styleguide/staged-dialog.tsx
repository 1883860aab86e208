import { useEffect, useState, type ReactNode, type RefObject } from 'react';
import { Button } from '../controls/buttons/button.js';
import { useAlert, useConfirm } from '../controls/dialogs/confirm-dialog.js';
import { Dialog } from '../controls/dialogs/dialog.js';
import { Popover, type Opener } from '../controls/dialogs/popover.js';
import { TextField } from '../controls/fields/text-field.js';
import styles from './styleguide.module.css';

/** A dialog that is open from the first moment on. */
export function StagedDialog({ paragraphs = 1, rightToLeft = false }: { paragraphs?: number; rightToLeft?: boolean }) {
  const [open, setOpen] = useState(true);
  useEffect(() => {
    if (!rightToLeft) return;
    Object.assign(document.documentElement, { dir: 'rtl', lang: 'ar' });
  }, [rightToLeft]);
  const close = () => setOpen(false);
  const footer = (
    <>
      <Button kind="quiet" onClick={close}>
        {rightToLeft ? 'إلغاء' : 'Cancel'}
      </Button>
      <Button kind="ink" onClick={close}>
        {rightToLeft ? 'حفظ' : 'Save'}
      </Button>
    </>
  );
  return (
    <Ground>
      <Button kind="line" onClick={() => setOpen(true)}>
        Open
      </Button>
      <Dialog open={open} onClose={close} title={rightToLeft ? 'روابط' : 'Social links'} footer={footer}>
        <div className={styles.paragraphs}>
          <TextField label={rightToLeft ? 'موقع' : 'Website'} defaultValue="https://example.org" />
          {Array.from({ length: paragraphs }, (_, at) => (
            <p key={at}>
              {rightToLeft ? 'وصفات ومسارات ودروس وقواعد البيت.' : 'Recipes, routes, lessons, house rules. Give each one a tile.'}
            </p>
          ))}
        </div>
      </Dialog>
    </Ground>
  );
}

export function StagedConfirmation({ danger = false }: { danger?: boolean }) {
  const confirm = useConfirm();
  useEffect(() => {
    void confirm(
      danger
        ? {
            title: 'You have unsaved changes. Are you sure you want to leave?',
            explanation: 'They are not public yet. All are saved in your account, and wait here for you.',
            confirmLabel: 'Leave',
            cancelLabel: 'Stay and keep editing',
            danger,
          }
        : { title: 'Are you sure you want to log out?', confirmLabel: 'Log out' },
    );
  }, [confirm, danger]);
  return <Ground />;
}

export function StagedAlert() {
  const alert = useAlert();
  useEffect(() => void alert('Congrats! This link name is yours.'), [alert]);
  return <Ground />;
}

export function StagedPanel() {
  return (
    <Ground>
      <Popover label="Colours used on this page" width={240} opener={(opener) => <PanelButton opener={opener} />}>
        {(close) => (
          <>
            <p>A panel stands beside its button, and Escape closes it.</p>
            <Button kind="quiet" size="small" onClick={close}>
              Close
            </Button>
          </>
        )}
      </Popover>
    </Ground>
  );
}

function PanelButton({ opener }: { opener: Opener }) {
  useOpenPanel(opener.ref, opener.popoverTarget);
  return (
    <Button {...opener} kind="line">
      Open
    </Button>
  );
}

function useOpenPanel(button: RefObject<HTMLButtonElement | null>, panel: string): void {
  useEffect(() => {
    document.getElementById(panel)?.showPopover({ source: button.current ?? undefined });
  }, [button, panel]);
}

function Ground({ children }: { children?: ReactNode }) {
  return (
    <main className={styles.backdrop}>
      <h1 className="visually-hidden">Stage</h1>
      {children}
    </main>
  );
}
