import { waitingPictureAddress } from '../../../server/pages/tile-kinds/text/text-pictures.rules.js';
import { devicePictures } from '../../page-view/pictures/device-pictures.js';

/** The HTML of a text with addresses that this browser can show, for the pictures that wait on this device. */
export function withDevicePictures(html: string): string {
  return devicePictures().reduce((text, [id, { url }]) => text.replaceAll(waitingPictureAddress(id), url), html);
}

/** The HTML of a text with addresses that can be stored. */
export function withoutDevicePictures(html: string): string {
  return devicePictures().reduce((text, [id, { url }]) => text.replaceAll(url, waitingPictureAddress(id)), html);
}
