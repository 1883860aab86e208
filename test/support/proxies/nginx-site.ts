import { join } from 'node:path';
import { proxyFile } from '../../../scripts/cluster/nginx.mjs';
import { freePort } from '../../../scripts/cluster/ports.mjs';
import { project } from '../servers/started-server.js';

/** The host in the files in `docker/proxies`. */
export const proxiedHost = 'pages.example.org';

interface Site {
  /** The parameters of `listen`. */
  readonly listen: string;
  /** Undefined for a site without TLS. */
  readonly certificate?: { readonly certificate: string; readonly key: string };
  /** The port of Tessera. */
  readonly port: number;
  /** The folder with exported pages. Without it, nginx serves nothing by itself. */
  readonly exported?: string | undefined;
}

/** `nginx.conf` or `nginx-export.conf` of `docker/proxies`, for an nginx on this machine. */
export async function nginxSite({ listen, certificate, port, exported }: Site): Promise<string> {
  const place = `/etc/letsencrypt/live/${proxiedHost}`;
  return proxyFile(exported === undefined ? 'nginx.conf' : 'nginx-export.conf', {
    ...(exported !== undefined && { '/srv/tessera-pages;': `${exported};` }),
    '127.0.0.1:3000': `127.0.0.1:${port}`,
    'listen 80;': `listen 127.0.0.1:${await freePort()};`,
    // This machine may have no IPv6.
    'listen [::]:80;': '',
    'listen [::]:443 ssl http2;': '',
    'listen 443 ssl http2;': `listen ${listen};`,
    '/etc/nginx/tessera.nginx.conf': join(project, 'docker/proxies/tessera.nginx.conf'),
    [`ssl_certificate ${place}/fullchain.pem;`]: certificate ? `ssl_certificate ${certificate.certificate};` : '',
    [`ssl_certificate_key ${place}/privkey.pem;`]: certificate ? `ssl_certificate_key ${certificate.key};` : '',
  });
}
