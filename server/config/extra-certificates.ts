import { X509Certificate } from 'node:crypto';
import tls from 'node:tls';
import { readNamedFile, SecretFileFault } from './secret-files.js';

const END = '-----END CERTIFICATE-----';

/**
 * Trusts the certificates of a file, besides those that Node.js trusts, in all connections of this process. Node.js reads its own variable, `NODE_EXTRA_CA_CERTS`, before it
 * reads `.env`, so the variable has no effect there.
 * @throws {SecretFileFault} if the file cannot be read or has no certificate.
 */
export function trustCertificates(file: string): void {
  const parts = readNamedFile('EXTRA_CA_CERTS', file).split(END);
  const certificates = parts.slice(0, -1).map((part) => `${part}${END}\n`);
  if (certificates.length === 0 || !certificates.every(isCertificate))
    throw new SecretFileFault(
      `The configuration is not valid: the file ${file} of EXTRA_CA_CERTS must have certificates in PEM format, each between BEGIN CERTIFICATE and END CERTIFICATE.`,
    );
  tls.setDefaultCACertificates([...tls.getCACertificates(), ...certificates]);
}

function isCertificate(text: string): boolean {
  try {
    return new X509Certificate(text).raw.length > 0;
  } catch {
    return false;
  }
}
