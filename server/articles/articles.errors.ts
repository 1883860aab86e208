/** The file of a post or policy is not valid. The message is one sentence for people, and names the file. */
export class ArticleFault extends Error {
  override readonly name = 'ArticleFault';
}

/** Posts or policies cannot be read at this moment. The message is one sentence for people, and names the file or folder. */
export class ArticlesUnreadable extends Error {
  override readonly name = 'ArticlesUnreadable';
}
