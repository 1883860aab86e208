import { graphql } from './graphql.js';
import { post } from './rest.js';
import type { ExportedFolder } from '../servers/exported-folder.js';
import { until } from '../waiting.js';

const PUBLIC =
  'query ($linkname: String!) { publicPage(linkname: $linkname) { design { title bio socialLinks { home } networkLinks { address label } tiles { id name html secondLine visibility { who from isAnnounced lock hint } } } } }';

/** Everything that visitors can ask of a page, by its name. */
export type PublicDoors = Readonly<Record<string, (linkname: string) => Promise<string>>>;

/** The doors of an application. The last one waits for the file of a page. */
export function publicDoors(application: { readonly url: string }, exported: ExportedFolder): PublicDoors {
  const text = async (path: string, init: RequestInit = {}): Promise<string> => {
    const answer = await fetch(application.url + path, init);
    // A busy machine may need longer for the page than visitors wait.
    if (answer.status === 503) return new Promise((resolve) => setTimeout(resolve, 500)).then(() => text(path, init));
    return answer.text();
  };
  return {
    'the page': (linkname) => text(`/${linkname}`),
    'the page in German': (linkname) => text(`/${linkname}`, { headers: { 'Accept-Language': 'de' } }),
    'the data': (linkname) => text(`/${linkname}.json`),
    'the feed': (linkname) => text(`/${linkname}.atom`),
    oEmbed: (linkname) => text(`/oembed?url=${encodeURIComponent(`${application.url}/${linkname}`)}`),
    GraphQL: async (linkname) => JSON.stringify(await graphql(application.url, PUBLIC, { linkname })),
    'older clients': async (linkname) => JSON.stringify((await post(application.url, 'getdatapublic/', { first_name: linkname })).body),
    'exported files': async (linkname) => {
      await until(() => exported.page(linkname) !== undefined);
      return exported.page(linkname)!;
    },
  };
}
