/** The pictures of strangers in the web. */
export abstract class LinkPictures {
  /**
   * Reads the JPEG or PNG at an address, of at most 5 MB, in at most 10 seconds. Only addresses of the public Internet are asked, by https, also
   * after a redirect. Null if no such file comes. It is not checked whether the content is a picture.
   */
  abstract read(address: string): Promise<Uint8Array | null>;
}
