/* eslint-disable */
import * as types from './graphql.js';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "query AccountPages {\n  me {\n    username\n    pages {\n      ...PageEntry\n    }\n  }\n}\n\nfragment PageEntry on MyPage {\n  id\n  name\n  isMain\n  isFirst\n  linkname\n  address\n  isHidden\n  feedAddress\n  version\n  profilePicture {\n    ...PictureFiles\n  }\n}": typeof types.AccountPagesDocument,
    "mutation ClaimLinkname($linkname: String!, $pageId: ID) {\n  claimLinkname(linkname: $linkname, pageId: $pageId) {\n    id\n    isMain\n    linkname\n    address\n  }\n}": typeof types.ClaimLinknameDocument,
    "query LinknameAvailability($linkname: String!) {\n  linknameAvailability(linkname: $linkname) {\n    linkname\n    available\n    code\n    reason\n  }\n}": typeof types.LinknameAvailabilityDocument,
    "query PageLook($id: ID!) {\n  page(id: $id) {\n    id\n    wallpaper {\n      ...PictureFiles\n    }\n    design {\n      title\n      titleColor {\n        hex\n        alpha\n      }\n      backgroundColor {\n        hex\n        alpha\n      }\n      tiles {\n        __typename\n        name\n        style {\n          ...Style\n        }\n        secondLine\n        emblem {\n          ...Emblem\n        }\n        size\n        isLead\n        ... on PictureTile {\n          picture {\n            ...TilePictureFiles\n          }\n        }\n      }\n      socialLinks {\n        ...Links\n      }\n      bio\n      appearance {\n        ...Appearance\n      }\n    }\n  }\n}": typeof types.PageLookDocument,
    "fragment PictureFiles on Picture {\n  url\n  width\n  height\n  color\n  variants {\n    url\n    format\n    width\n    height\n  }\n}": typeof types.PictureFilesFragmentDoc,
    "mutation VerifyEmail($token: String!) {\n  verifyEmail(token: $token)\n}": typeof types.VerifyEmailDocument,
    "query EditorOfPage($id: ID!) {\n  me {\n    ...Editing\n  }\n  page(id: $id) {\n    ...EditedPage\n  }\n}": typeof types.EditorOfPageDocument,
    "query Editor {\n  me {\n    ...Editing\n  }\n  myPage {\n    ...EditedPage\n  }\n}\n\nfragment Editing on Account {\n  username\n  emailVerified\n  pages {\n    id\n  }\n}\n\nfragment EditedPage on MyPage {\n  ...PageEntry\n  publishedAt\n  wallpaper {\n    ...PictureFiles\n  }\n  design {\n    ...Design\n  }\n}\n\nfragment Design on PageDesign {\n  title\n  titleColor {\n    ...Shade\n  }\n  backgroundColor {\n    ...Shade\n  }\n  tiles {\n    __typename\n    name\n    style {\n      ...Style\n    }\n    secondLine\n    emblem {\n      ...Emblem\n    }\n    size\n    isLead\n    ... on TextTile {\n      html\n    }\n    ... on LinkTile {\n      address\n    }\n    ... on EmbedTile {\n      address\n    }\n    ... on PictureTile {\n      picture {\n        ...TilePictureFiles\n      }\n      alternative\n      address\n    }\n    ... on ContactTile {\n      contact {\n        name\n        telephone\n        mail\n        address\n      }\n    }\n  }\n  socialLinks {\n    ...Links\n  }\n  bio\n  appearance {\n    ...Appearance\n  }\n}\n\nfragment Appearance on PageAppearance {\n  theme\n  ground {\n    kind\n    end {\n      ...Shade\n    }\n    angle\n    pattern\n    colors {\n      ...Shade\n    }\n    strength\n  }\n  wallpaper {\n    x\n    y\n    dim\n    blur\n  }\n  panel {\n    kind\n    holds\n    color {\n      ...Shade\n    }\n    edge {\n      ...Shade\n    }\n    radius\n  }\n  type {\n    heading\n    names\n    secondLines\n    text\n    size\n    wideSize\n    weight\n    spacing\n    leading\n    isItalic\n    isUpperCase\n    effect\n    effectColor {\n      ...Shade\n    }\n    nameSize\n    wideNameSize\n    color {\n      ...Shade\n    }\n  }\n  header {\n    align\n    shape\n    place\n    pictureSize\n    widePictureSize\n    line\n    wide\n  }\n  layout {\n    kind\n    gap\n    spread\n    row\n    wideRow\n  }\n  tiles {\n    align\n    edge\n    emblem\n    ornament\n    ornamentColor {\n      ...Shade\n    }\n  }\n  sheet {\n    color {\n      ...Shade\n    }\n    radius\n    accent {\n      ...Shade\n    }\n  }\n}\n\nfragment Emblem on TileEmblem {\n  sign\n  icon\n  picture {\n    ...TilePictureFiles\n  }\n}\n\nfragment Shade on Color {\n  hex\n  alpha\n}\n\nfragment TilePictureFiles on TilePicture {\n  id\n  width\n  height\n  color\n  variants {\n    url\n    width\n    height\n  }\n}\n\nfragment Style on TileStyle {\n  text {\n    ...Shade\n  }\n  button {\n    ...Shade\n  }\n  hover {\n    ...Shade\n  }\n  border {\n    ...Shade\n  }\n  shadow {\n    ...Shade\n  }\n  radius\n  thickness\n  surface\n}\n\nfragment Links on SocialLinks {\n  home\n  twitter\n  instagram\n  facebook\n  youtube\n  reddit\n  tiktok\n  linkedin\n  medium\n  discord\n}": typeof types.EditorDocument,
    "mutation DeleteOwnLook($id: ID!) {\n  deleteOwnLook(id: $id)\n}": typeof types.DeleteOwnLookDocument,
    "mutation KeepOwnLook($input: KeepOwnLookInput!) {\n  keepOwnLook(input: $input) {\n    id\n  }\n}": typeof types.KeepOwnLookDocument,
    "query OwnLooks {\n  ownLooks {\n    ...KeptLook\n  }\n}\n\nfragment KeptLook on OwnLook {\n  id\n  name\n  titleColor {\n    ...Shade\n  }\n  backgroundColor {\n    ...Shade\n  }\n  styles {\n    ...Style\n  }\n  leadStyle {\n    ...Style\n  }\n  appearance {\n    ...Appearance\n  }\n}": typeof types.OwnLooksDocument,
    "query PageVersion($version: Int!, $pageId: ID) {\n  pageVersion(version: $version, pageId: $pageId) {\n    design {\n      ...Design\n    }\n  }\n}": typeof types.PageVersionDocument,
    "query PageVersions($pageId: ID) {\n  pageVersions(pageId: $pageId) {\n    version\n    publishedAt\n    title\n    tileCount\n    look {\n      ...Look\n    }\n    change {\n      title\n      colors\n      socialLinks\n      added\n      removed\n      changed\n      reordered\n    }\n  }\n}\n\nfragment Look on PageLook {\n  title\n  titleColor {\n    ...Shade\n  }\n  backgroundColor {\n    ...Shade\n  }\n  tiles {\n    kind\n    name\n    style {\n      ...Style\n    }\n    secondLine\n    emblem {\n      sign\n      icon\n    }\n    size\n    isLead\n  }\n  socialLinks {\n    ...Links\n  }\n  bio\n  appearance {\n    ...Appearance\n  }\n}": typeof types.PageVersionsDocument,
    "mutation PublishPage($input: PublishPageInput!) {\n  publishPage(input: $input) {\n    id\n    address\n    version\n    design {\n      title\n      titleColor {\n        hex\n        alpha\n      }\n      backgroundColor {\n        hex\n        alpha\n      }\n      tiles {\n        name\n        html\n        style {\n          ...Style\n        }\n      }\n      socialLinks {\n        ...Links\n      }\n    }\n  }\n}": typeof types.PublishPageDocument,
    "mutation Publish($input: PublishInput!) {\n  publish(input: $input) {\n    id\n    address\n    version\n    publishedAt\n    design {\n      ...Design\n    }\n  }\n}": typeof types.PublishDocument,
    "mutation UploadTilePicture($image: Upload!) {\n  uploadTilePicture(image: $image) {\n    ...TilePictureFiles\n  }\n}": typeof types.UploadTilePictureDocument,
    "mutation ChangeWallpaper($image: Upload!, $pageId: ID) {\n  changeWallpaper(image: $image, pageId: $pageId) {\n    id\n    profilePicture {\n      ...PictureFiles\n    }\n    wallpaper {\n      ...PictureFiles\n    }\n  }\n}": typeof types.ChangeWallpaperDocument,
    "mutation RemoveWallpaper($pageId: ID) {\n  removeWallpaper(pageId: $pageId) {\n    id\n    profilePicture {\n      ...PictureFiles\n    }\n    wallpaper {\n      ...PictureFiles\n    }\n  }\n}": typeof types.RemoveWallpaperDocument,
    "mutation DeleteAccount($input: DeleteAccountInput!) {\n  deleteAccount(input: $input)\n}": typeof types.DeleteAccountDocument,
    "mutation EndSession($id: ID!) {\n  endSession(id: $id)\n}": typeof types.EndSessionDocument,
    "mutation LogOutEverywhere {\n  logOutEverywhere\n}": typeof types.LogOutEverywhereDocument,
    "mutation CreatePage($input: CreatePageInput!) {\n  createPage(input: $input) {\n    ...PageEntry\n  }\n}": typeof types.CreatePageDocument,
    "mutation DeletePage($id: ID!, $linkname: String) {\n  deletePage(id: $id, linkname: $linkname)\n}": typeof types.DeletePageDocument,
    "mutation MakeMainPage($id: ID!) {\n  makeMainPage(id: $id) {\n    id\n    isMain\n    linkname\n  }\n}": typeof types.MakeMainPageDocument,
    "mutation OrderPages($ids: [ID!]!) {\n  orderPages(ids: $ids) {\n    id\n  }\n}": typeof types.OrderPagesDocument,
    "mutation RenamePage($id: ID!, $name: String!) {\n  renamePage(id: $id, name: $name) {\n    id\n    name\n  }\n}": typeof types.RenamePageDocument,
    "mutation SwitchFeed($id: ID!, $isOn: Boolean!) {\n  switchFeed(id: $id, isOn: $isOn) {\n    id\n    feedAddress\n  }\n}": typeof types.SwitchFeedDocument,
    "query Personal {\n  me {\n    username\n    email\n    emailVerified\n    hasPassword\n    pages {\n      ...PageEntry\n    }\n    page {\n      id\n      linkname\n      address\n      isHidden\n      version\n      profilePicture {\n        ...PictureFiles\n      }\n    }\n  }\n}": typeof types.PersonalDocument,
    "mutation RequestEmailVerification {\n  requestEmailVerification {\n    alreadyVerified\n    detail\n  }\n}": typeof types.RequestEmailVerificationDocument,
    "query Sessions {\n  sessions {\n    id\n    device\n    browser\n    system\n    lastUsedAt\n    isCurrent\n  }\n}": typeof types.SessionsDocument,
    "mutation LogOut {\n  logOut\n}": typeof types.LogOutDocument,
    "query OwnVerification {\n  me {\n    email\n    emailVerified\n  }\n}": typeof types.OwnVerificationDocument,
    "mutation ChangeProfilePicture($image: Upload!, $pageId: ID) {\n  changeProfilePicture(image: $image, pageId: $pageId) {\n    id\n    profilePicture {\n      ...PictureFiles\n    }\n  }\n}": typeof types.ChangeProfilePictureDocument,
    "query PortraitShape($id: ID!) {\n  page(id: $id) {\n    id\n    design {\n      appearance {\n        header {\n          shape\n        }\n      }\n      tiles {\n        style {\n          radius\n        }\n      }\n    }\n  }\n}": typeof types.PortraitShapeDocument,
    "mutation RemoveProfilePicture($pageId: ID) {\n  removeProfilePicture(pageId: $pageId) {\n    id\n    profilePicture {\n      ...PictureFiles\n    }\n  }\n}": typeof types.RemoveProfilePictureDocument,
};
const documents: Documents = {
    "query AccountPages {\n  me {\n    username\n    pages {\n      ...PageEntry\n    }\n  }\n}\n\nfragment PageEntry on MyPage {\n  id\n  name\n  isMain\n  isFirst\n  linkname\n  address\n  isHidden\n  feedAddress\n  version\n  profilePicture {\n    ...PictureFiles\n  }\n}": types.AccountPagesDocument,
    "mutation ClaimLinkname($linkname: String!, $pageId: ID) {\n  claimLinkname(linkname: $linkname, pageId: $pageId) {\n    id\n    isMain\n    linkname\n    address\n  }\n}": types.ClaimLinknameDocument,
    "query LinknameAvailability($linkname: String!) {\n  linknameAvailability(linkname: $linkname) {\n    linkname\n    available\n    code\n    reason\n  }\n}": types.LinknameAvailabilityDocument,
    "query PageLook($id: ID!) {\n  page(id: $id) {\n    id\n    wallpaper {\n      ...PictureFiles\n    }\n    design {\n      title\n      titleColor {\n        hex\n        alpha\n      }\n      backgroundColor {\n        hex\n        alpha\n      }\n      tiles {\n        __typename\n        name\n        style {\n          ...Style\n        }\n        secondLine\n        emblem {\n          ...Emblem\n        }\n        size\n        isLead\n        ... on PictureTile {\n          picture {\n            ...TilePictureFiles\n          }\n        }\n      }\n      socialLinks {\n        ...Links\n      }\n      bio\n      appearance {\n        ...Appearance\n      }\n    }\n  }\n}": types.PageLookDocument,
    "fragment PictureFiles on Picture {\n  url\n  width\n  height\n  color\n  variants {\n    url\n    format\n    width\n    height\n  }\n}": types.PictureFilesFragmentDoc,
    "mutation VerifyEmail($token: String!) {\n  verifyEmail(token: $token)\n}": types.VerifyEmailDocument,
    "query EditorOfPage($id: ID!) {\n  me {\n    ...Editing\n  }\n  page(id: $id) {\n    ...EditedPage\n  }\n}": types.EditorOfPageDocument,
    "query Editor {\n  me {\n    ...Editing\n  }\n  myPage {\n    ...EditedPage\n  }\n}\n\nfragment Editing on Account {\n  username\n  emailVerified\n  pages {\n    id\n  }\n}\n\nfragment EditedPage on MyPage {\n  ...PageEntry\n  publishedAt\n  wallpaper {\n    ...PictureFiles\n  }\n  design {\n    ...Design\n  }\n}\n\nfragment Design on PageDesign {\n  title\n  titleColor {\n    ...Shade\n  }\n  backgroundColor {\n    ...Shade\n  }\n  tiles {\n    __typename\n    name\n    style {\n      ...Style\n    }\n    secondLine\n    emblem {\n      ...Emblem\n    }\n    size\n    isLead\n    ... on TextTile {\n      html\n    }\n    ... on LinkTile {\n      address\n    }\n    ... on EmbedTile {\n      address\n    }\n    ... on PictureTile {\n      picture {\n        ...TilePictureFiles\n      }\n      alternative\n      address\n    }\n    ... on ContactTile {\n      contact {\n        name\n        telephone\n        mail\n        address\n      }\n    }\n  }\n  socialLinks {\n    ...Links\n  }\n  bio\n  appearance {\n    ...Appearance\n  }\n}\n\nfragment Appearance on PageAppearance {\n  theme\n  ground {\n    kind\n    end {\n      ...Shade\n    }\n    angle\n    pattern\n    colors {\n      ...Shade\n    }\n    strength\n  }\n  wallpaper {\n    x\n    y\n    dim\n    blur\n  }\n  panel {\n    kind\n    holds\n    color {\n      ...Shade\n    }\n    edge {\n      ...Shade\n    }\n    radius\n  }\n  type {\n    heading\n    names\n    secondLines\n    text\n    size\n    wideSize\n    weight\n    spacing\n    leading\n    isItalic\n    isUpperCase\n    effect\n    effectColor {\n      ...Shade\n    }\n    nameSize\n    wideNameSize\n    color {\n      ...Shade\n    }\n  }\n  header {\n    align\n    shape\n    place\n    pictureSize\n    widePictureSize\n    line\n    wide\n  }\n  layout {\n    kind\n    gap\n    spread\n    row\n    wideRow\n  }\n  tiles {\n    align\n    edge\n    emblem\n    ornament\n    ornamentColor {\n      ...Shade\n    }\n  }\n  sheet {\n    color {\n      ...Shade\n    }\n    radius\n    accent {\n      ...Shade\n    }\n  }\n}\n\nfragment Emblem on TileEmblem {\n  sign\n  icon\n  picture {\n    ...TilePictureFiles\n  }\n}\n\nfragment Shade on Color {\n  hex\n  alpha\n}\n\nfragment TilePictureFiles on TilePicture {\n  id\n  width\n  height\n  color\n  variants {\n    url\n    width\n    height\n  }\n}\n\nfragment Style on TileStyle {\n  text {\n    ...Shade\n  }\n  button {\n    ...Shade\n  }\n  hover {\n    ...Shade\n  }\n  border {\n    ...Shade\n  }\n  shadow {\n    ...Shade\n  }\n  radius\n  thickness\n  surface\n}\n\nfragment Links on SocialLinks {\n  home\n  twitter\n  instagram\n  facebook\n  youtube\n  reddit\n  tiktok\n  linkedin\n  medium\n  discord\n}": types.EditorDocument,
    "mutation DeleteOwnLook($id: ID!) {\n  deleteOwnLook(id: $id)\n}": types.DeleteOwnLookDocument,
    "mutation KeepOwnLook($input: KeepOwnLookInput!) {\n  keepOwnLook(input: $input) {\n    id\n  }\n}": types.KeepOwnLookDocument,
    "query OwnLooks {\n  ownLooks {\n    ...KeptLook\n  }\n}\n\nfragment KeptLook on OwnLook {\n  id\n  name\n  titleColor {\n    ...Shade\n  }\n  backgroundColor {\n    ...Shade\n  }\n  styles {\n    ...Style\n  }\n  leadStyle {\n    ...Style\n  }\n  appearance {\n    ...Appearance\n  }\n}": types.OwnLooksDocument,
    "query PageVersion($version: Int!, $pageId: ID) {\n  pageVersion(version: $version, pageId: $pageId) {\n    design {\n      ...Design\n    }\n  }\n}": types.PageVersionDocument,
    "query PageVersions($pageId: ID) {\n  pageVersions(pageId: $pageId) {\n    version\n    publishedAt\n    title\n    tileCount\n    look {\n      ...Look\n    }\n    change {\n      title\n      colors\n      socialLinks\n      added\n      removed\n      changed\n      reordered\n    }\n  }\n}\n\nfragment Look on PageLook {\n  title\n  titleColor {\n    ...Shade\n  }\n  backgroundColor {\n    ...Shade\n  }\n  tiles {\n    kind\n    name\n    style {\n      ...Style\n    }\n    secondLine\n    emblem {\n      sign\n      icon\n    }\n    size\n    isLead\n  }\n  socialLinks {\n    ...Links\n  }\n  bio\n  appearance {\n    ...Appearance\n  }\n}": types.PageVersionsDocument,
    "mutation PublishPage($input: PublishPageInput!) {\n  publishPage(input: $input) {\n    id\n    address\n    version\n    design {\n      title\n      titleColor {\n        hex\n        alpha\n      }\n      backgroundColor {\n        hex\n        alpha\n      }\n      tiles {\n        name\n        html\n        style {\n          ...Style\n        }\n      }\n      socialLinks {\n        ...Links\n      }\n    }\n  }\n}": types.PublishPageDocument,
    "mutation Publish($input: PublishInput!) {\n  publish(input: $input) {\n    id\n    address\n    version\n    publishedAt\n    design {\n      ...Design\n    }\n  }\n}": types.PublishDocument,
    "mutation UploadTilePicture($image: Upload!) {\n  uploadTilePicture(image: $image) {\n    ...TilePictureFiles\n  }\n}": types.UploadTilePictureDocument,
    "mutation ChangeWallpaper($image: Upload!, $pageId: ID) {\n  changeWallpaper(image: $image, pageId: $pageId) {\n    id\n    profilePicture {\n      ...PictureFiles\n    }\n    wallpaper {\n      ...PictureFiles\n    }\n  }\n}": types.ChangeWallpaperDocument,
    "mutation RemoveWallpaper($pageId: ID) {\n  removeWallpaper(pageId: $pageId) {\n    id\n    profilePicture {\n      ...PictureFiles\n    }\n    wallpaper {\n      ...PictureFiles\n    }\n  }\n}": types.RemoveWallpaperDocument,
    "mutation DeleteAccount($input: DeleteAccountInput!) {\n  deleteAccount(input: $input)\n}": types.DeleteAccountDocument,
    "mutation EndSession($id: ID!) {\n  endSession(id: $id)\n}": types.EndSessionDocument,
    "mutation LogOutEverywhere {\n  logOutEverywhere\n}": types.LogOutEverywhereDocument,
    "mutation CreatePage($input: CreatePageInput!) {\n  createPage(input: $input) {\n    ...PageEntry\n  }\n}": types.CreatePageDocument,
    "mutation DeletePage($id: ID!, $linkname: String) {\n  deletePage(id: $id, linkname: $linkname)\n}": types.DeletePageDocument,
    "mutation MakeMainPage($id: ID!) {\n  makeMainPage(id: $id) {\n    id\n    isMain\n    linkname\n  }\n}": types.MakeMainPageDocument,
    "mutation OrderPages($ids: [ID!]!) {\n  orderPages(ids: $ids) {\n    id\n  }\n}": types.OrderPagesDocument,
    "mutation RenamePage($id: ID!, $name: String!) {\n  renamePage(id: $id, name: $name) {\n    id\n    name\n  }\n}": types.RenamePageDocument,
    "mutation SwitchFeed($id: ID!, $isOn: Boolean!) {\n  switchFeed(id: $id, isOn: $isOn) {\n    id\n    feedAddress\n  }\n}": types.SwitchFeedDocument,
    "query Personal {\n  me {\n    username\n    email\n    emailVerified\n    hasPassword\n    pages {\n      ...PageEntry\n    }\n    page {\n      id\n      linkname\n      address\n      isHidden\n      version\n      profilePicture {\n        ...PictureFiles\n      }\n    }\n  }\n}": types.PersonalDocument,
    "mutation RequestEmailVerification {\n  requestEmailVerification {\n    alreadyVerified\n    detail\n  }\n}": types.RequestEmailVerificationDocument,
    "query Sessions {\n  sessions {\n    id\n    device\n    browser\n    system\n    lastUsedAt\n    isCurrent\n  }\n}": types.SessionsDocument,
    "mutation LogOut {\n  logOut\n}": types.LogOutDocument,
    "query OwnVerification {\n  me {\n    email\n    emailVerified\n  }\n}": types.OwnVerificationDocument,
    "mutation ChangeProfilePicture($image: Upload!, $pageId: ID) {\n  changeProfilePicture(image: $image, pageId: $pageId) {\n    id\n    profilePicture {\n      ...PictureFiles\n    }\n  }\n}": types.ChangeProfilePictureDocument,
    "query PortraitShape($id: ID!) {\n  page(id: $id) {\n    id\n    design {\n      appearance {\n        header {\n          shape\n        }\n      }\n      tiles {\n        style {\n          radius\n        }\n      }\n    }\n  }\n}": types.PortraitShapeDocument,
    "mutation RemoveProfilePicture($pageId: ID) {\n  removeProfilePicture(pageId: $pageId) {\n    id\n    profilePicture {\n      ...PictureFiles\n    }\n  }\n}": types.RemoveProfilePictureDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AccountPages {\n  me {\n    username\n    pages {\n      ...PageEntry\n    }\n  }\n}\n\nfragment PageEntry on MyPage {\n  id\n  name\n  isMain\n  isFirst\n  linkname\n  address\n  isHidden\n  feedAddress\n  version\n  profilePicture {\n    ...PictureFiles\n  }\n}"): (typeof documents)["query AccountPages {\n  me {\n    username\n    pages {\n      ...PageEntry\n    }\n  }\n}\n\nfragment PageEntry on MyPage {\n  id\n  name\n  isMain\n  isFirst\n  linkname\n  address\n  isHidden\n  feedAddress\n  version\n  profilePicture {\n    ...PictureFiles\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ClaimLinkname($linkname: String!, $pageId: ID) {\n  claimLinkname(linkname: $linkname, pageId: $pageId) {\n    id\n    isMain\n    linkname\n    address\n  }\n}"): (typeof documents)["mutation ClaimLinkname($linkname: String!, $pageId: ID) {\n  claimLinkname(linkname: $linkname, pageId: $pageId) {\n    id\n    isMain\n    linkname\n    address\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query LinknameAvailability($linkname: String!) {\n  linknameAvailability(linkname: $linkname) {\n    linkname\n    available\n    code\n    reason\n  }\n}"): (typeof documents)["query LinknameAvailability($linkname: String!) {\n  linknameAvailability(linkname: $linkname) {\n    linkname\n    available\n    code\n    reason\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PageLook($id: ID!) {\n  page(id: $id) {\n    id\n    wallpaper {\n      ...PictureFiles\n    }\n    design {\n      title\n      titleColor {\n        hex\n        alpha\n      }\n      backgroundColor {\n        hex\n        alpha\n      }\n      tiles {\n        __typename\n        name\n        style {\n          ...Style\n        }\n        secondLine\n        emblem {\n          ...Emblem\n        }\n        size\n        isLead\n        ... on PictureTile {\n          picture {\n            ...TilePictureFiles\n          }\n        }\n      }\n      socialLinks {\n        ...Links\n      }\n      bio\n      appearance {\n        ...Appearance\n      }\n    }\n  }\n}"): (typeof documents)["query PageLook($id: ID!) {\n  page(id: $id) {\n    id\n    wallpaper {\n      ...PictureFiles\n    }\n    design {\n      title\n      titleColor {\n        hex\n        alpha\n      }\n      backgroundColor {\n        hex\n        alpha\n      }\n      tiles {\n        __typename\n        name\n        style {\n          ...Style\n        }\n        secondLine\n        emblem {\n          ...Emblem\n        }\n        size\n        isLead\n        ... on PictureTile {\n          picture {\n            ...TilePictureFiles\n          }\n        }\n      }\n      socialLinks {\n        ...Links\n      }\n      bio\n      appearance {\n        ...Appearance\n      }\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment PictureFiles on Picture {\n  url\n  width\n  height\n  color\n  variants {\n    url\n    format\n    width\n    height\n  }\n}"): (typeof documents)["fragment PictureFiles on Picture {\n  url\n  width\n  height\n  color\n  variants {\n    url\n    format\n    width\n    height\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation VerifyEmail($token: String!) {\n  verifyEmail(token: $token)\n}"): (typeof documents)["mutation VerifyEmail($token: String!) {\n  verifyEmail(token: $token)\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query EditorOfPage($id: ID!) {\n  me {\n    ...Editing\n  }\n  page(id: $id) {\n    ...EditedPage\n  }\n}"): (typeof documents)["query EditorOfPage($id: ID!) {\n  me {\n    ...Editing\n  }\n  page(id: $id) {\n    ...EditedPage\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Editor {\n  me {\n    ...Editing\n  }\n  myPage {\n    ...EditedPage\n  }\n}\n\nfragment Editing on Account {\n  username\n  emailVerified\n  pages {\n    id\n  }\n}\n\nfragment EditedPage on MyPage {\n  ...PageEntry\n  publishedAt\n  wallpaper {\n    ...PictureFiles\n  }\n  design {\n    ...Design\n  }\n}\n\nfragment Design on PageDesign {\n  title\n  titleColor {\n    ...Shade\n  }\n  backgroundColor {\n    ...Shade\n  }\n  tiles {\n    __typename\n    name\n    style {\n      ...Style\n    }\n    secondLine\n    emblem {\n      ...Emblem\n    }\n    size\n    isLead\n    ... on TextTile {\n      html\n    }\n    ... on LinkTile {\n      address\n    }\n    ... on EmbedTile {\n      address\n    }\n    ... on PictureTile {\n      picture {\n        ...TilePictureFiles\n      }\n      alternative\n      address\n    }\n    ... on ContactTile {\n      contact {\n        name\n        telephone\n        mail\n        address\n      }\n    }\n  }\n  socialLinks {\n    ...Links\n  }\n  bio\n  appearance {\n    ...Appearance\n  }\n}\n\nfragment Appearance on PageAppearance {\n  theme\n  ground {\n    kind\n    end {\n      ...Shade\n    }\n    angle\n    pattern\n    colors {\n      ...Shade\n    }\n    strength\n  }\n  wallpaper {\n    x\n    y\n    dim\n    blur\n  }\n  panel {\n    kind\n    holds\n    color {\n      ...Shade\n    }\n    edge {\n      ...Shade\n    }\n    radius\n  }\n  type {\n    heading\n    names\n    secondLines\n    text\n    size\n    wideSize\n    weight\n    spacing\n    leading\n    isItalic\n    isUpperCase\n    effect\n    effectColor {\n      ...Shade\n    }\n    nameSize\n    wideNameSize\n    color {\n      ...Shade\n    }\n  }\n  header {\n    align\n    shape\n    place\n    pictureSize\n    widePictureSize\n    line\n    wide\n  }\n  layout {\n    kind\n    gap\n    spread\n    row\n    wideRow\n  }\n  tiles {\n    align\n    edge\n    emblem\n    ornament\n    ornamentColor {\n      ...Shade\n    }\n  }\n  sheet {\n    color {\n      ...Shade\n    }\n    radius\n    accent {\n      ...Shade\n    }\n  }\n}\n\nfragment Emblem on TileEmblem {\n  sign\n  icon\n  picture {\n    ...TilePictureFiles\n  }\n}\n\nfragment Shade on Color {\n  hex\n  alpha\n}\n\nfragment TilePictureFiles on TilePicture {\n  id\n  width\n  height\n  color\n  variants {\n    url\n    width\n    height\n  }\n}\n\nfragment Style on TileStyle {\n  text {\n    ...Shade\n  }\n  button {\n    ...Shade\n  }\n  hover {\n    ...Shade\n  }\n  border {\n    ...Shade\n  }\n  shadow {\n    ...Shade\n  }\n  radius\n  thickness\n  surface\n}\n\nfragment Links on SocialLinks {\n  home\n  twitter\n  instagram\n  facebook\n  youtube\n  reddit\n  tiktok\n  linkedin\n  medium\n  discord\n}"): (typeof documents)["query Editor {\n  me {\n    ...Editing\n  }\n  myPage {\n    ...EditedPage\n  }\n}\n\nfragment Editing on Account {\n  username\n  emailVerified\n  pages {\n    id\n  }\n}\n\nfragment EditedPage on MyPage {\n  ...PageEntry\n  publishedAt\n  wallpaper {\n    ...PictureFiles\n  }\n  design {\n    ...Design\n  }\n}\n\nfragment Design on PageDesign {\n  title\n  titleColor {\n    ...Shade\n  }\n  backgroundColor {\n    ...Shade\n  }\n  tiles {\n    __typename\n    name\n    style {\n      ...Style\n    }\n    secondLine\n    emblem {\n      ...Emblem\n    }\n    size\n    isLead\n    ... on TextTile {\n      html\n    }\n    ... on LinkTile {\n      address\n    }\n    ... on EmbedTile {\n      address\n    }\n    ... on PictureTile {\n      picture {\n        ...TilePictureFiles\n      }\n      alternative\n      address\n    }\n    ... on ContactTile {\n      contact {\n        name\n        telephone\n        mail\n        address\n      }\n    }\n  }\n  socialLinks {\n    ...Links\n  }\n  bio\n  appearance {\n    ...Appearance\n  }\n}\n\nfragment Appearance on PageAppearance {\n  theme\n  ground {\n    kind\n    end {\n      ...Shade\n    }\n    angle\n    pattern\n    colors {\n      ...Shade\n    }\n    strength\n  }\n  wallpaper {\n    x\n    y\n    dim\n    blur\n  }\n  panel {\n    kind\n    holds\n    color {\n      ...Shade\n    }\n    edge {\n      ...Shade\n    }\n    radius\n  }\n  type {\n    heading\n    names\n    secondLines\n    text\n    size\n    wideSize\n    weight\n    spacing\n    leading\n    isItalic\n    isUpperCase\n    effect\n    effectColor {\n      ...Shade\n    }\n    nameSize\n    wideNameSize\n    color {\n      ...Shade\n    }\n  }\n  header {\n    align\n    shape\n    place\n    pictureSize\n    widePictureSize\n    line\n    wide\n  }\n  layout {\n    kind\n    gap\n    spread\n    row\n    wideRow\n  }\n  tiles {\n    align\n    edge\n    emblem\n    ornament\n    ornamentColor {\n      ...Shade\n    }\n  }\n  sheet {\n    color {\n      ...Shade\n    }\n    radius\n    accent {\n      ...Shade\n    }\n  }\n}\n\nfragment Emblem on TileEmblem {\n  sign\n  icon\n  picture {\n    ...TilePictureFiles\n  }\n}\n\nfragment Shade on Color {\n  hex\n  alpha\n}\n\nfragment TilePictureFiles on TilePicture {\n  id\n  width\n  height\n  color\n  variants {\n    url\n    width\n    height\n  }\n}\n\nfragment Style on TileStyle {\n  text {\n    ...Shade\n  }\n  button {\n    ...Shade\n  }\n  hover {\n    ...Shade\n  }\n  border {\n    ...Shade\n  }\n  shadow {\n    ...Shade\n  }\n  radius\n  thickness\n  surface\n}\n\nfragment Links on SocialLinks {\n  home\n  twitter\n  instagram\n  facebook\n  youtube\n  reddit\n  tiktok\n  linkedin\n  medium\n  discord\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteOwnLook($id: ID!) {\n  deleteOwnLook(id: $id)\n}"): (typeof documents)["mutation DeleteOwnLook($id: ID!) {\n  deleteOwnLook(id: $id)\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation KeepOwnLook($input: KeepOwnLookInput!) {\n  keepOwnLook(input: $input) {\n    id\n  }\n}"): (typeof documents)["mutation KeepOwnLook($input: KeepOwnLookInput!) {\n  keepOwnLook(input: $input) {\n    id\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OwnLooks {\n  ownLooks {\n    ...KeptLook\n  }\n}\n\nfragment KeptLook on OwnLook {\n  id\n  name\n  titleColor {\n    ...Shade\n  }\n  backgroundColor {\n    ...Shade\n  }\n  styles {\n    ...Style\n  }\n  leadStyle {\n    ...Style\n  }\n  appearance {\n    ...Appearance\n  }\n}"): (typeof documents)["query OwnLooks {\n  ownLooks {\n    ...KeptLook\n  }\n}\n\nfragment KeptLook on OwnLook {\n  id\n  name\n  titleColor {\n    ...Shade\n  }\n  backgroundColor {\n    ...Shade\n  }\n  styles {\n    ...Style\n  }\n  leadStyle {\n    ...Style\n  }\n  appearance {\n    ...Appearance\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PageVersion($version: Int!, $pageId: ID) {\n  pageVersion(version: $version, pageId: $pageId) {\n    design {\n      ...Design\n    }\n  }\n}"): (typeof documents)["query PageVersion($version: Int!, $pageId: ID) {\n  pageVersion(version: $version, pageId: $pageId) {\n    design {\n      ...Design\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PageVersions($pageId: ID) {\n  pageVersions(pageId: $pageId) {\n    version\n    publishedAt\n    title\n    tileCount\n    look {\n      ...Look\n    }\n    change {\n      title\n      colors\n      socialLinks\n      added\n      removed\n      changed\n      reordered\n    }\n  }\n}\n\nfragment Look on PageLook {\n  title\n  titleColor {\n    ...Shade\n  }\n  backgroundColor {\n    ...Shade\n  }\n  tiles {\n    kind\n    name\n    style {\n      ...Style\n    }\n    secondLine\n    emblem {\n      sign\n      icon\n    }\n    size\n    isLead\n  }\n  socialLinks {\n    ...Links\n  }\n  bio\n  appearance {\n    ...Appearance\n  }\n}"): (typeof documents)["query PageVersions($pageId: ID) {\n  pageVersions(pageId: $pageId) {\n    version\n    publishedAt\n    title\n    tileCount\n    look {\n      ...Look\n    }\n    change {\n      title\n      colors\n      socialLinks\n      added\n      removed\n      changed\n      reordered\n    }\n  }\n}\n\nfragment Look on PageLook {\n  title\n  titleColor {\n    ...Shade\n  }\n  backgroundColor {\n    ...Shade\n  }\n  tiles {\n    kind\n    name\n    style {\n      ...Style\n    }\n    secondLine\n    emblem {\n      sign\n      icon\n    }\n    size\n    isLead\n  }\n  socialLinks {\n    ...Links\n  }\n  bio\n  appearance {\n    ...Appearance\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation PublishPage($input: PublishPageInput!) {\n  publishPage(input: $input) {\n    id\n    address\n    version\n    design {\n      title\n      titleColor {\n        hex\n        alpha\n      }\n      backgroundColor {\n        hex\n        alpha\n      }\n      tiles {\n        name\n        html\n        style {\n          ...Style\n        }\n      }\n      socialLinks {\n        ...Links\n      }\n    }\n  }\n}"): (typeof documents)["mutation PublishPage($input: PublishPageInput!) {\n  publishPage(input: $input) {\n    id\n    address\n    version\n    design {\n      title\n      titleColor {\n        hex\n        alpha\n      }\n      backgroundColor {\n        hex\n        alpha\n      }\n      tiles {\n        name\n        html\n        style {\n          ...Style\n        }\n      }\n      socialLinks {\n        ...Links\n      }\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation Publish($input: PublishInput!) {\n  publish(input: $input) {\n    id\n    address\n    version\n    publishedAt\n    design {\n      ...Design\n    }\n  }\n}"): (typeof documents)["mutation Publish($input: PublishInput!) {\n  publish(input: $input) {\n    id\n    address\n    version\n    publishedAt\n    design {\n      ...Design\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UploadTilePicture($image: Upload!) {\n  uploadTilePicture(image: $image) {\n    ...TilePictureFiles\n  }\n}"): (typeof documents)["mutation UploadTilePicture($image: Upload!) {\n  uploadTilePicture(image: $image) {\n    ...TilePictureFiles\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ChangeWallpaper($image: Upload!, $pageId: ID) {\n  changeWallpaper(image: $image, pageId: $pageId) {\n    id\n    profilePicture {\n      ...PictureFiles\n    }\n    wallpaper {\n      ...PictureFiles\n    }\n  }\n}"): (typeof documents)["mutation ChangeWallpaper($image: Upload!, $pageId: ID) {\n  changeWallpaper(image: $image, pageId: $pageId) {\n    id\n    profilePicture {\n      ...PictureFiles\n    }\n    wallpaper {\n      ...PictureFiles\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RemoveWallpaper($pageId: ID) {\n  removeWallpaper(pageId: $pageId) {\n    id\n    profilePicture {\n      ...PictureFiles\n    }\n    wallpaper {\n      ...PictureFiles\n    }\n  }\n}"): (typeof documents)["mutation RemoveWallpaper($pageId: ID) {\n  removeWallpaper(pageId: $pageId) {\n    id\n    profilePicture {\n      ...PictureFiles\n    }\n    wallpaper {\n      ...PictureFiles\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteAccount($input: DeleteAccountInput!) {\n  deleteAccount(input: $input)\n}"): (typeof documents)["mutation DeleteAccount($input: DeleteAccountInput!) {\n  deleteAccount(input: $input)\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation EndSession($id: ID!) {\n  endSession(id: $id)\n}"): (typeof documents)["mutation EndSession($id: ID!) {\n  endSession(id: $id)\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation LogOutEverywhere {\n  logOutEverywhere\n}"): (typeof documents)["mutation LogOutEverywhere {\n  logOutEverywhere\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreatePage($input: CreatePageInput!) {\n  createPage(input: $input) {\n    ...PageEntry\n  }\n}"): (typeof documents)["mutation CreatePage($input: CreatePageInput!) {\n  createPage(input: $input) {\n    ...PageEntry\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeletePage($id: ID!, $linkname: String) {\n  deletePage(id: $id, linkname: $linkname)\n}"): (typeof documents)["mutation DeletePage($id: ID!, $linkname: String) {\n  deletePage(id: $id, linkname: $linkname)\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation MakeMainPage($id: ID!) {\n  makeMainPage(id: $id) {\n    id\n    isMain\n    linkname\n  }\n}"): (typeof documents)["mutation MakeMainPage($id: ID!) {\n  makeMainPage(id: $id) {\n    id\n    isMain\n    linkname\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation OrderPages($ids: [ID!]!) {\n  orderPages(ids: $ids) {\n    id\n  }\n}"): (typeof documents)["mutation OrderPages($ids: [ID!]!) {\n  orderPages(ids: $ids) {\n    id\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RenamePage($id: ID!, $name: String!) {\n  renamePage(id: $id, name: $name) {\n    id\n    name\n  }\n}"): (typeof documents)["mutation RenamePage($id: ID!, $name: String!) {\n  renamePage(id: $id, name: $name) {\n    id\n    name\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SwitchFeed($id: ID!, $isOn: Boolean!) {\n  switchFeed(id: $id, isOn: $isOn) {\n    id\n    feedAddress\n  }\n}"): (typeof documents)["mutation SwitchFeed($id: ID!, $isOn: Boolean!) {\n  switchFeed(id: $id, isOn: $isOn) {\n    id\n    feedAddress\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Personal {\n  me {\n    username\n    email\n    emailVerified\n    hasPassword\n    pages {\n      ...PageEntry\n    }\n    page {\n      id\n      linkname\n      address\n      isHidden\n      version\n      profilePicture {\n        ...PictureFiles\n      }\n    }\n  }\n}"): (typeof documents)["query Personal {\n  me {\n    username\n    email\n    emailVerified\n    hasPassword\n    pages {\n      ...PageEntry\n    }\n    page {\n      id\n      linkname\n      address\n      isHidden\n      version\n      profilePicture {\n        ...PictureFiles\n      }\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RequestEmailVerification {\n  requestEmailVerification {\n    alreadyVerified\n    detail\n  }\n}"): (typeof documents)["mutation RequestEmailVerification {\n  requestEmailVerification {\n    alreadyVerified\n    detail\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Sessions {\n  sessions {\n    id\n    device\n    browser\n    system\n    lastUsedAt\n    isCurrent\n  }\n}"): (typeof documents)["query Sessions {\n  sessions {\n    id\n    device\n    browser\n    system\n    lastUsedAt\n    isCurrent\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation LogOut {\n  logOut\n}"): (typeof documents)["mutation LogOut {\n  logOut\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OwnVerification {\n  me {\n    email\n    emailVerified\n  }\n}"): (typeof documents)["query OwnVerification {\n  me {\n    email\n    emailVerified\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ChangeProfilePicture($image: Upload!, $pageId: ID) {\n  changeProfilePicture(image: $image, pageId: $pageId) {\n    id\n    profilePicture {\n      ...PictureFiles\n    }\n  }\n}"): (typeof documents)["mutation ChangeProfilePicture($image: Upload!, $pageId: ID) {\n  changeProfilePicture(image: $image, pageId: $pageId) {\n    id\n    profilePicture {\n      ...PictureFiles\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PortraitShape($id: ID!) {\n  page(id: $id) {\n    id\n    design {\n      appearance {\n        header {\n          shape\n        }\n      }\n      tiles {\n        style {\n          radius\n        }\n      }\n    }\n  }\n}"): (typeof documents)["query PortraitShape($id: ID!) {\n  page(id: $id) {\n    id\n    design {\n      appearance {\n        header {\n          shape\n        }\n      }\n      tiles {\n        style {\n          radius\n        }\n      }\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RemoveProfilePicture($pageId: ID) {\n  removeProfilePicture(pageId: $pageId) {\n    id\n    profilePicture {\n      ...PictureFiles\n    }\n  }\n}"): (typeof documents)["mutation RemoveProfilePicture($pageId: ID) {\n  removeProfilePicture(pageId: $pageId) {\n    id\n    profilePicture {\n      ...PictureFiles\n    }\n  }\n}"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;