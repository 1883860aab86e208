import amphora from '../../art/icons/lucide/amphora.svg?raw';
import bird from '../../art/icons/lucide/bird.svg?raw';
import book from '../../art/icons/lucide/book.svg?raw';
import calendar from '../../art/icons/lucide/calendar.svg?raw';
import camera from '../../art/icons/lucide/camera.svg?raw';
import clock from '../../art/icons/lucide/clock.svg?raw';
import coffee from '../../art/icons/lucide/coffee.svg?raw';
import download from '../../art/icons/lucide/download.svg?raw';
import fileText from '../../art/icons/lucide/file-text.svg?raw';
import film from '../../art/icons/lucide/film.svg?raw';
import flame from '../../art/icons/lucide/flame.svg?raw';
import flower from '../../art/icons/lucide/flower-2.svg?raw';
import gift from '../../art/icons/lucide/gift.svg?raw';
import globe from '../../art/icons/lucide/globe.svg?raw';
import graduationCap from '../../art/icons/lucide/graduation-cap.svg?raw';
import heart from '../../art/icons/lucide/heart.svg?raw';
import house from '../../art/icons/lucide/house.svg?raw';
import image from '../../art/icons/lucide/image.svg?raw';
import info from '../../art/icons/lucide/info.svg?raw';
import key from '../../art/icons/lucide/key.svg?raw';
import leaf from '../../art/icons/lucide/leaf.svg?raw';
import link from '../../art/icons/lucide/link.svg?raw';
import mail from '../../art/icons/lucide/mail.svg?raw';
import map from '../../art/icons/lucide/map.svg?raw';
import mapPin from '../../art/icons/lucide/map-pin.svg?raw';
import messageCircle from '../../art/icons/lucide/message-circle.svg?raw';
import mic from '../../art/icons/lucide/mic.svg?raw';
import moon from '../../art/icons/lucide/moon.svg?raw';
import music from '../../art/icons/lucide/music.svg?raw';
import newspaper from '../../art/icons/lucide/newspaper.svg?raw';
import parcel from '../../art/icons/lucide/package.svg?raw';
import palette from '../../art/icons/lucide/palette.svg?raw';
import pencil from '../../art/icons/lucide/pencil.svg?raw';
import phone from '../../art/icons/lucide/phone.svg?raw';
import play from '../../art/icons/lucide/play.svg?raw';
import printer from '../../art/icons/lucide/printer.svg?raw';
import sailboat from '../../art/icons/lucide/sailboat.svg?raw';
import scissors from '../../art/icons/lucide/scissors.svg?raw';
import shoppingBag from '../../art/icons/lucide/shopping-bag.svg?raw';
import star from '../../art/icons/lucide/star.svg?raw';
import sun from '../../art/icons/lucide/sun.svg?raw';
import tag from '../../art/icons/lucide/tag.svg?raw';
import ticket from '../../art/icons/lucide/ticket.svg?raw';
import truck from '../../art/icons/lucide/truck.svg?raw';
import users from '../../art/icons/lucide/users.svg?raw';
import utensils from '../../art/icons/lucide/utensils.svg?raw';
import video from '../../art/icons/lucide/video.svg?raw';
import wrench from '../../art/icons/lucide/wrench.svg?raw';
import type { ReactNode } from 'react';
import type { EmblemIcon } from '../../../server/pages/tile-kinds/emblem-icons.rules.js';

const DRAWINGS: Readonly<Record<EmblemIcon, string>> = {
  amphora,
  bird,
  book,
  calendar,
  camera,
  clock,
  coffee,
  download,
  'file-text': fileText,
  film,
  flame,
  'flower-2': flower,
  gift,
  globe,
  'graduation-cap': graduationCap,
  heart,
  house,
  image,
  info,
  key,
  leaf,
  link,
  mail,
  map,
  'map-pin': mapPin,
  'message-circle': messageCircle,
  mic,
  moon,
  music,
  newspaper,
  package: parcel,
  palette,
  pencil,
  phone,
  play,
  printer,
  sailboat,
  scissors,
  'shopping-bag': shoppingBag,
  star,
  sun,
  tag,
  ticket,
  truck,
  users,
  utensils,
  video,
  wrench,
};

/** What the open lines of a drawing leave out, where its inside is painted. */
const BETWEEN_LINES: Partial<Record<string, string>> = { amphora: '<path d="M10 2 11 22h2l1-20z" stroke="none"/>' };

/** An icon of lines in the colour of the text around it. */
export function EmblemDrawing({ icon, className }: { readonly icon: EmblemIcon; readonly className?: string }): ReactNode {
  return (
    <svg viewBox="0 0 24 24" className={className} dangerouslySetInnerHTML={{ __html: (BETWEEN_LINES[icon] ?? '') + DRAWINGS[icon] }} />
  );
}
