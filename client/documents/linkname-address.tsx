import styles from './message-page.module.css';

export interface LinknameAddressProps {
  readonly linkname: string;
  /** The absolute address that the linkname has. */
  readonly address: string;
}

/** The address of a linkname without its protocol. */
export function LinknameAddress({ linkname, address }: LinknameAddressProps) {
  return (
    <p className={styles.address} dir="ltr">
      {address.replace(/^https?:\/\//, '').slice(0, -linkname.length)}
      <strong>{linkname}</strong>
    </p>
  );
}
