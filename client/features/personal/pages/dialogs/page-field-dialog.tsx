import { useId, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import type { AccountPage } from '../../../../api/account-pages.js';
import { useServerData } from '../../../../api/connection/use-server-data.js';
import { FormerLinknamesDocument } from '../../../../api/generated/former-linknames.js';
import { sentenceOf } from '../../../../api/connection/refusal-sentence.js';
import { Button } from '../../../../controls/buttons/button.js';
import { Dialog } from '../../../../controls/dialogs/dialog.js';
import { FieldNote } from '../../../../controls/fields/field-note.js';
import { TextField, type TextFieldProps } from '../../../../controls/fields/text-field.js';
import { newPageTexts, pageDialogTexts, pagesTexts } from '../../../../texts/en/pages.js';
import { personalTexts } from '../../../../texts/en/personal.js';
import { controlTexts } from '../../../../texts/en/shell.js';
import { parseLinkname } from '../../../../../server/pages/linknames/linkname.rules.js';
import { PAGE_NAME_MAX_LENGTH } from '../../../../../server/pages/page-name.rules.js';
import { atFields } from '../../../../shell/at-fields.js';
import { useAct } from '../../../../shell/use-act.js';
import { LINKNAME_INPUT } from '../../../../shell/linkname-input.js';
import { pageOfFormerLinknames } from '../../address/former-linknames.js';
import { FormerAddresses } from '../../address/former-addresses.js';
import type { PageChanges } from '../page-changes.js';

export interface PageDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly changes: PageChanges;
}

type OnePageDialogProps = PageDialogProps & { readonly page: AccountPage };

/** Changes what the owner calls a page. */
export function PageNameDialog({ page, changes, ...dialog }: OnePageDialogProps) {
  return (
    <FieldDialog
      {...dialog}
      title={pageDialogTexts.renameTitle}
      field="name"
      value={page.name ?? ''}
      input={{ label: newPageTexts.name, hint: newPageTexts.nameHint, maxLength: PAGE_NAME_MAX_LENGTH, autoComplete: 'off' }}
      done={pagesTexts.renamed}
      send={(name) => changes.rename(page.id, name)}
    />
  );
}

/** Changes the address of a page. */
export function PageAddressDialog({ page, changes, ...dialog }: OnePageDialogProps) {
  return (
    <FieldDialog
      {...dialog}
      title={pageDialogTexts.addressTitle}
      field="linkname"
      value={page.linkname ?? ''}
      input={{ ...LINKNAME_INPUT, label: newPageTexts.address, hint: personalTexts.addressHint, required: true }}
      refuse={(typed) => {
        const parsed = parseLinkname(typed);
        return parsed.ok ? undefined : sentenceOf(parsed.refusal);
      }}
      done={pagesTexts.addressChanged}
      send={(linkname) => changes.claim(page, linkname)}
    >
      <FormerAddressesOf page={page} />
    </FieldDialog>
  );
}

/** What the page had before is shown as soon as it is known. Without it, the address can be changed all the same. */
function FormerAddressesOf({ page }: Pick<OnePageDialogProps, 'page'>) {
  const { data } = useServerData(FormerLinknamesDocument, pageOfFormerLinknames(page));
  return data && <FormerAddresses page={page} formerLinknames={data.formerLinknames} />;
}

interface FieldDialogProps extends Omit<PageDialogProps, 'changes'> {
  readonly title: string;
  /** The name that the server knows the field by. */
  readonly field: string;
  readonly value: string;
  readonly input: Omit<TextFieldProps, 'label'> & { readonly label: ReactNode };
  /** Why a text is not sent at all. */
  readonly refuse?: (typed: string) => string | undefined;
  /** The notification after the change. */
  readonly done: string;
  readonly send: (typed: string) => Promise<unknown>;
  /** What comes below the field. */
  readonly children?: ReactNode;
}

/** A dialog with one field, which is sent to the server. */
function FieldDialog({ open, onClose, title, field, value, input, refuse, done, send, children }: FieldDialogProps) {
  const formId = useId();
  const form = useForm({ values: { typed: value }, resetOptions: { keepDirtyValues: true } });
  const { register, handleSubmit, formState } = form;
  const { run, reason } = useAct();

  async function submit({ typed }: { typed: string }) {
    const work = async () => {
      await send(typed);
      return { notice: { text: done, tone: 'done' } } as const;
    };
    if (await run(field, work, atFields(form, [['typed', field]]))) onClose();
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button kind="line" onClick={onClose}>
            {controlTexts.cancel}
          </Button>
          <Button kind="ink" type="submit" form={formId} busy={formState.isSubmitting}>
            {pageDialogTexts.save}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
        <TextField
          {...input}
          data-autofocus=""
          error={formState.errors.typed?.message}
          {...register('typed', { validate: (typed) => refuse?.(typed) ?? true })}
        />
        <FieldNote id={`${formId}-problem`} error={reason} />
      </form>
      {children}
    </Dialog>
  );
}
