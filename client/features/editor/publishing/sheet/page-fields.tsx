import { DESIGN_LIMITS } from '../../../../../server/pages/design/page-design.rules.js';
import { parseLinkname } from '../../../../../server/pages/linknames/linkname.rules.js';
import { siteHost } from '../../../../api/site.js';
import { Button } from '../../../../controls/buttons/button.js';
import { TextField } from '../../../../controls/fields/text-field.js';
import { LINKNAME_INPUT } from '../../../../shell/linkname-input.js';
import { publishSheetTexts as texts } from '../../../../texts/en/publish-panels.js';
import type { AddressToTake } from '../../start/use-address-to-take.js';
import { useFreeLinknames } from './use-free-linknames.js';
import type { PageFieldsState } from './use-page-fields.js';
import styles from './publish-dialog.module.css';

interface PageFieldsProps {
  readonly fields: PageFieldsState;
  readonly page: { readonly linkname: string | null };
  readonly address: AddressToTake;
  /** Whether the page is scheduled. */
  readonly isLater: boolean;
  /** Whether the title gets the focus. */
  readonly isTitleFirst: boolean;
}

/** The title of the page, and its address, which may stay empty. An address that the page has already is only said. */
export function PageFields({ fields, page, address, isLater, isTitleFirst }: PageFieldsProps) {
  const { title, setTitle, titleField, isTitleMissing } = fields;
  return (
    <div className={styles.fields}>
      <TextField
        ref={titleField}
        label={texts.pageTitle}
        value={title}
        required
        maxLength={DESIGN_LIMITS.titleLength}
        dir="auto"
        autoComplete="off"
        hint={texts.pageTitleHint}
        error={isTitleMissing ? texts.titleLacking : undefined}
        data-autofocus={isTitleFirst ? '' : undefined}
        onChange={({ target }) => setTitle(target.value)}
      />
      {page.linkname === null ? (
        <AddressField {...{ fields, address, isLater }} />
      ) : (
        <TextField {...LINKNAME_INPUT} label={texts.address} value={page.linkname} isFixed onChange={() => undefined} />
      )}
    </div>
  );
}

function AddressField({ fields, address, isLater }: Pick<PageFieldsProps, 'fields' | 'address' | 'isLater'>) {
  const { addressField, addressError, isFree, title } = fields;
  const isWellFormed = parseLinkname(address.typed).ok;
  const others = useFreeLinknames(addressError !== undefined && isWellFormed ? { typed: address.typed, title } : null);
  return (
    <div>
      <TextField
        {...LINKNAME_INPUT}
        ref={addressField}
        label={texts.address}
        value={address.typed}
        hint={texts.addressHint}
        good={isFree ? (isLater ? texts.freeLater : texts.free) : undefined}
        error={others.length > 0 ? texts.taken : addressError}
        onChange={({ target }) => address.type(target.value)}
      />
      {others.length > 0 && (
        <div className={styles.others}>
          {others.map((linkname) => (
            <Button
              key={linkname}
              kind="line"
              size="small"
              aria-label={`${siteHost()}/${linkname}`}
              onClick={() => {
                address.type(linkname);
                addressField.current?.focus();
              }}
            >
              <bdi dir="ltr">{linkname}</bdi>
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
