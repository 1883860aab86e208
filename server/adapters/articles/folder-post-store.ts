import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { z } from 'zod';
import { ArticleFault, ArticlesUnreadable } from '../../articles/articles.errors.js';
import { PostStore } from '../../articles/ports/post-store.port.js';
import { isPostPicture, minutesToRead, MOSAICS, postPictureAddress, type Mosaic, type Post } from '../../articles/post.rules.js';
import { dayField, languageField, readArticleFile, textField, type FieldRules } from './article-file.js';
import { renderMarkdown, textOf } from './render-markdown.js';

interface PostFields {
  readonly title: string;
  readonly language: string;
  readonly date: string;
  readonly summary: string;
  readonly cover: string;
  readonly preview?: string | undefined;
}

const EXPECTED: FieldRules<PostFields> = {
  schema: z.strictObject({
    title: textField(120),
    language: languageField,
    date: dayField,
    summary: textField(300),
    cover: z.string().refine((cover) => isMosaic(cover) || isPostPicture(cover)),
    preview: z.string().refine(isPostPicture).optional(),
  }),
  rules: {
    title: 'must be a text of at most 120 characters',
    language: 'must be a language like en-GB',
    date: 'must be a day like 2026-03-14',
    summary: 'must be a text of at most 300 characters',
    cover: `must be the name of a picture beside the post, or one of ${MOSAICS.join(', ')}`,
    preview: 'must be the name of a picture beside the post',
  },
};

/** The name of a post's file: its number, and any text after a dash, such as `4-a-recipe.md`. Other files are not posts. */
const POST_FILE = /^([1-9]\d{0,5})(?:-.*)?\.md$/;

interface FoundFile {
  readonly name: string;
  readonly changedAt: number;
  readonly bytes: number;
}

/** The posts, and the list of files that they were read from. */
interface Known {
  readonly files: string;
  readonly posts: readonly Post[];
}

/**
 * Posts as Markdown files in a folder, which also has their pictures. Each call checks whether a file has changed, so that a new post needs
 * no restart of the server. Without a folder there are no posts.
 */
export class FolderPostStore extends PostStore {
  private readonly log = new Logger('Blog');
  private known: Known | undefined;
  private looking: Promise<readonly Post[]> | undefined;
  private isUnreadable = false;

  constructor(private readonly folder: string | undefined) {
    super();
  }

  override list(): Promise<readonly Post[]> {
    const { folder } = this;
    if (folder === undefined) return Promise.resolve([]);
    // Concurrent calls share one check.
    this.looking ??= this.look(folder)
      .then((posts) => this.noteReadable(posts))
      .catch((error: unknown) => this.noteUnreadable(error))
      .finally(() => (this.looking = undefined));
    return this.looking;
  }

  private async look(folder: string): Promise<readonly Post[]> {
    const files = await findFiles(folder);
    const described = JSON.stringify(files);
    if (this.known?.files !== described) this.known = { files: described, posts: await this.readPosts(folder, files) };
    return this.known.posts;
  }

  private async readPosts(folder: string, files: readonly FoundFile[]): Promise<readonly Post[]> {
    const names = new Set(files.map(({ name }) => name));
    try {
      const posts = await Promise.all([...names].filter((name) => POST_FILE.test(name)).map((name) => readPost(folder, name, names)));
      return newestFirst(posts, folder);
    } catch (error) {
      if (!this.known || !(error instanceof ArticleFault)) throw error;
      this.log.error(`${error.message} The blog stays as it was.`);
      return this.known.posts;
    }
  }

  private noteReadable(posts: readonly Post[]): readonly Post[] {
    this.isUnreadable = false;
    return posts;
  }

  // The failure is logged once, and not for each request. Before the first success, the caller reports it.
  private noteUnreadable(error: unknown): never {
    if (this.known && !this.isUnreadable) this.log.error(error instanceof Error ? error.message : String(error));
    this.isUnreadable = true;
    throw error;
  }
}

async function findFiles(folder: string): Promise<FoundFile[]> {
  try {
    const names = (await readdir(folder)).filter((name) => POST_FILE.test(name) || isPostPicture(name)).sort();
    return await Promise.all(
      names.map(async (name) => {
        const { mtimeMs, size } = await stat(join(folder, name));
        return { name, changedAt: mtimeMs, bytes: size };
      }),
    );
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? String(error);
    throw new ArticlesUnreadable(`The folder of the blog, ${folder}, cannot be read (${reason}).`, { cause: error });
  }
}

async function readPost(folder: string, name: string, files: ReadonlySet<string>): Promise<Post> {
  const path = join(folder, name);
  const { fields, markdown } = await readArticleFile(path, EXPECTED);
  const pictureAddress = (picture: string): string => {
    if (isPostPicture(picture) && files.has(picture)) return postPictureAddress(picture);
    throw new ArticleFault(`${path} shows the picture "${picture}", which is not beside it in ${folder}.`);
  };
  const html = renderMarkdown(markdown, pictureAddress);
  const { title, language, date, summary, cover, preview } = fields;
  return {
    number: numberOf(name),
    title,
    language,
    date,
    summary,
    cover: isMosaic(cover) ? { mosaic: cover } : { picture: pictureAddress(cover) },
    preview: preview === undefined ? undefined : pictureAddress(preview),
    minutes: minutesToRead(textOf(html)),
    html,
  };
}

function newestFirst(posts: readonly Post[], folder: string): readonly Post[] {
  const sorted = posts.toSorted((one, other) => other.number - one.number);
  const twice = sorted.find(({ number }, at) => sorted[at + 1]?.number === number);
  if (twice)
    throw new ArticleFault(`Two files in ${folder} have the number ${twice.number}: the number before the dash must be one post's.`);
  return sorted;
}

function numberOf(name: string): number {
  return Number(POST_FILE.exec(name)?.[1]);
}

function isMosaic(cover: string): cover is Mosaic {
  return (MOSAICS as readonly string[]).includes(cover);
}
