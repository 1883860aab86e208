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
    "mutation ClaimLinkname($linkname: String!) {\n  claimLinkname(linkname: $linkname) {\n    linkname\n    address\n  }\n}": typeof types.ClaimLinknameDocument,
    "query LinknameAvailability($linkname: String!) {\n  linknameAvailability(linkname: $linkname) {\n    linkname\n    available\n    code\n    reason\n  }\n}": typeof types.LinknameAvailabilityDocument,
    "fragment PictureFiles on Picture {\n  url\n  width\n  height\n  color\n  variants {\n    url\n    format\n    width\n    height\n  }\n}": typeof types.PictureFilesFragmentDoc,
    "mutation VerifyEmail($token: String!) {\n  verifyEmail(token: $token)\n}": typeof types.VerifyEmailDocument,
    "mutation LogIn($input: LogInInput!) {\n  logIn(input: $input) {\n    token\n    account {\n      username\n      page {\n        linkname\n      }\n    }\n  }\n}": typeof types.LogInDocument,
    "query OwnEmail {\n  me {\n    email\n  }\n}": typeof types.OwnEmailDocument,
    "mutation RecoverUsername($email: String!) {\n  recoverUsername(email: $email)\n}": typeof types.RecoverUsernameDocument,
    "mutation Register($input: RegisterInput!) {\n  register(input: $input) {\n    token\n    account {\n      username\n    }\n  }\n}": typeof types.RegisterDocument,
    "mutation RequestPasswordReset($email: String!) {\n  requestPasswordReset(email: $email)\n}": typeof types.RequestPasswordResetDocument,
    "mutation ResetPassword($input: ResetPasswordInput!) {\n  resetPassword(input: $input)\n}": typeof types.ResetPasswordDocument,
    "mutation SignInWithGoogle($input: SignInWithGoogleInput!) {\n  signInWithGoogle(input: $input) {\n    token\n    isNewAccount\n    account {\n      username\n      page {\n        linkname\n      }\n    }\n  }\n}": typeof types.SignInWithGoogleDocument,
    "mutation StartGoogleSignIn {\n  startGoogleSignIn {\n    address\n    state\n  }\n}": typeof types.StartGoogleSignInDocument,
    "query Editor {\n  me {\n    username\n    emailVerified\n  }\n  myPage {\n    address\n    isHidden\n    version\n    profilePicture {\n      ...PictureFiles\n    }\n    wallpaper {\n      ...PictureFiles\n    }\n    design {\n      ...Design\n    }\n  }\n}\n\nfragment Design on PageDesign {\n  title\n  titleColor {\n    hex\n    alpha\n  }\n  backgroundColor {\n    hex\n    alpha\n  }\n  tiles {\n    name\n    html\n    style {\n      ...Style\n    }\n  }\n  socialLinks {\n    ...Links\n  }\n}\n\nfragment Style on TileStyle {\n  text {\n    hex\n    alpha\n  }\n  button {\n    hex\n    alpha\n  }\n  hover {\n    hex\n    alpha\n  }\n  border {\n    hex\n    alpha\n  }\n  shadow {\n    hex\n    alpha\n  }\n  radius\n  thickness\n}\n\nfragment Links on SocialLinks {\n  home\n  twitter\n  instagram\n  facebook\n  youtube\n  reddit\n  tiktok\n  linkedin\n  medium\n  discord\n}": typeof types.EditorDocument,
    "query PageVersion($version: Int!) {\n  pageVersion(version: $version) {\n    design {\n      ...Design\n    }\n  }\n}": typeof types.PageVersionDocument,
    "query PageVersions {\n  pageVersions {\n    version\n    publishedAt\n    title\n    tileCount\n    look {\n      title\n      titleColor {\n        hex\n        alpha\n      }\n      backgroundColor {\n        hex\n        alpha\n      }\n      tiles {\n        name\n        style {\n          ...Style\n        }\n      }\n      socialLinks {\n        ...Links\n      }\n    }\n    change {\n      title\n      colors\n      socialLinks\n      added\n      removed\n      changed\n      reordered\n    }\n  }\n}": typeof types.PageVersionsDocument,
    "mutation PublishPage($input: PublishPageInput!) {\n  publishPage(input: $input) {\n    address\n    version\n    design {\n      ...Design\n    }\n  }\n}": typeof types.PublishPageDocument,
    "mutation ChangeWallpaper($image: Upload!) {\n  changeWallpaper(image: $image) {\n    profilePicture {\n      ...PictureFiles\n    }\n    wallpaper {\n      ...PictureFiles\n    }\n  }\n}": typeof types.ChangeWallpaperDocument,
    "mutation RemoveWallpaper {\n  removeWallpaper {\n    profilePicture {\n      ...PictureFiles\n    }\n    wallpaper {\n      ...PictureFiles\n    }\n  }\n}": typeof types.RemoveWallpaperDocument,
    "mutation ChangeProfilePicture($image: Upload!) {\n  changeProfilePicture(image: $image) {\n    profilePicture {\n      ...PictureFiles\n    }\n  }\n}": typeof types.ChangeProfilePictureDocument,
    "mutation DeleteAccount($input: DeleteAccountInput!) {\n  deleteAccount(input: $input)\n}": typeof types.DeleteAccountDocument,
    "mutation EndSession($id: ID!) {\n  endSession(id: $id)\n}": typeof types.EndSessionDocument,
    "mutation LogOutEverywhere {\n  logOutEverywhere\n}": typeof types.LogOutEverywhereDocument,
    "query Personal {\n  me {\n    username\n    email\n    emailVerified\n    hasPassword\n    page {\n      linkname\n      address\n      isHidden\n      version\n      profilePicture {\n        ...PictureFiles\n      }\n    }\n  }\n}": typeof types.PersonalDocument,
    "mutation RequestEmailVerification {\n  requestEmailVerification {\n    alreadyVerified\n    detail\n  }\n}": typeof types.RequestEmailVerificationDocument,
    "query Sessions {\n  sessions {\n    id\n    device\n    browser\n    system\n    lastUsedAt\n    isCurrent\n  }\n}": typeof types.SessionsDocument,
    "mutation LogOut {\n  logOut\n}": typeof types.LogOutDocument,
};
const documents: Documents = {
    "mutation ClaimLinkname($linkname: String!) {\n  claimLinkname(linkname: $linkname) {\n    linkname\n    address\n  }\n}": types.ClaimLinknameDocument,
    "query LinknameAvailability($linkname: String!) {\n  linknameAvailability(linkname: $linkname) {\n    linkname\n    available\n    code\n    reason\n  }\n}": types.LinknameAvailabilityDocument,
    "fragment PictureFiles on Picture {\n  url\n  width\n  height\n  color\n  variants {\n    url\n    format\n    width\n    height\n  }\n}": types.PictureFilesFragmentDoc,
    "mutation VerifyEmail($token: String!) {\n  verifyEmail(token: $token)\n}": types.VerifyEmailDocument,
    "mutation LogIn($input: LogInInput!) {\n  logIn(input: $input) {\n    token\n    account {\n      username\n      page {\n        linkname\n      }\n    }\n  }\n}": types.LogInDocument,
    "query OwnEmail {\n  me {\n    email\n  }\n}": types.OwnEmailDocument,
    "mutation RecoverUsername($email: String!) {\n  recoverUsername(email: $email)\n}": types.RecoverUsernameDocument,
    "mutation Register($input: RegisterInput!) {\n  register(input: $input) {\n    token\n    account {\n      username\n    }\n  }\n}": types.RegisterDocument,
    "mutation RequestPasswordReset($email: String!) {\n  requestPasswordReset(email: $email)\n}": types.RequestPasswordResetDocument,
    "mutation ResetPassword($input: ResetPasswordInput!) {\n  resetPassword(input: $input)\n}": types.ResetPasswordDocument,
    "mutation SignInWithGoogle($input: SignInWithGoogleInput!) {\n  signInWithGoogle(input: $input) {\n    token\n    isNewAccount\n    account {\n      username\n      page {\n        linkname\n      }\n    }\n  }\n}": types.SignInWithGoogleDocument,
    "mutation StartGoogleSignIn {\n  startGoogleSignIn {\n    address\n    state\n  }\n}": types.StartGoogleSignInDocument,
    "query Editor {\n  me {\n    username\n    emailVerified\n  }\n  myPage {\n    address\n    isHidden\n    version\n    profilePicture {\n      ...PictureFiles\n    }\n    wallpaper {\n      ...PictureFiles\n    }\n    design {\n      ...Design\n    }\n  }\n}\n\nfragment Design on PageDesign {\n  title\n  titleColor {\n    hex\n    alpha\n  }\n  backgroundColor {\n    hex\n    alpha\n  }\n  tiles {\n    name\n    html\n    style {\n      ...Style\n    }\n  }\n  socialLinks {\n    ...Links\n  }\n}\n\nfragment Style on TileStyle {\n  text {\n    hex\n    alpha\n  }\n  button {\n    hex\n    alpha\n  }\n  hover {\n    hex\n    alpha\n  }\n  border {\n    hex\n    alpha\n  }\n  shadow {\n    hex\n    alpha\n  }\n  radius\n  thickness\n}\n\nfragment Links on SocialLinks {\n  home\n  twitter\n  instagram\n  facebook\n  youtube\n  reddit\n  tiktok\n  linkedin\n  medium\n  discord\n}": types.EditorDocument,
    "query PageVersion($version: Int!) {\n  pageVersion(version: $version) {\n    design {\n      ...Design\n    }\n  }\n}": types.PageVersionDocument,
    "query PageVersions {\n  pageVersions {\n    version\n    publishedAt\n    title\n    tileCount\n    look {\n      title\n      titleColor {\n        hex\n        alpha\n      }\n      backgroundColor {\n        hex\n        alpha\n      }\n      tiles {\n        name\n        style {\n          ...Style\n        }\n      }\n      socialLinks {\n        ...Links\n      }\n    }\n    change {\n      title\n      colors\n      socialLinks\n      added\n      removed\n      changed\n      reordered\n    }\n  }\n}": types.PageVersionsDocument,
    "mutation PublishPage($input: PublishPageInput!) {\n  publishPage(input: $input) {\n    address\n    version\n    design {\n      ...Design\n    }\n  }\n}": types.PublishPageDocument,
    "mutation ChangeWallpaper($image: Upload!) {\n  changeWallpaper(image: $image) {\n    profilePicture {\n      ...PictureFiles\n    }\n    wallpaper {\n      ...PictureFiles\n    }\n  }\n}": types.ChangeWallpaperDocument,
    "mutation RemoveWallpaper {\n  removeWallpaper {\n    profilePicture {\n      ...PictureFiles\n    }\n    wallpaper {\n      ...PictureFiles\n    }\n  }\n}": types.RemoveWallpaperDocument,
    "mutation ChangeProfilePicture($image: Upload!) {\n  changeProfilePicture(image: $image) {\n    profilePicture {\n      ...PictureFiles\n    }\n  }\n}": types.ChangeProfilePictureDocument,
    "mutation DeleteAccount($input: DeleteAccountInput!) {\n  deleteAccount(input: $input)\n}": types.DeleteAccountDocument,
    "mutation EndSession($id: ID!) {\n  endSession(id: $id)\n}": types.EndSessionDocument,
    "mutation LogOutEverywhere {\n  logOutEverywhere\n}": types.LogOutEverywhereDocument,
    "query Personal {\n  me {\n    username\n    email\n    emailVerified\n    hasPassword\n    page {\n      linkname\n      address\n      isHidden\n      version\n      profilePicture {\n        ...PictureFiles\n      }\n    }\n  }\n}": types.PersonalDocument,
    "mutation RequestEmailVerification {\n  requestEmailVerification {\n    alreadyVerified\n    detail\n  }\n}": types.RequestEmailVerificationDocument,
    "query Sessions {\n  sessions {\n    id\n    device\n    browser\n    system\n    lastUsedAt\n    isCurrent\n  }\n}": types.SessionsDocument,
    "mutation LogOut {\n  logOut\n}": types.LogOutDocument,
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
export function graphql(source: "mutation ClaimLinkname($linkname: String!) {\n  claimLinkname(linkname: $linkname) {\n    linkname\n    address\n  }\n}"): (typeof documents)["mutation ClaimLinkname($linkname: String!) {\n  claimLinkname(linkname: $linkname) {\n    linkname\n    address\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query LinknameAvailability($linkname: String!) {\n  linknameAvailability(linkname: $linkname) {\n    linkname\n    available\n    code\n    reason\n  }\n}"): (typeof documents)["query LinknameAvailability($linkname: String!) {\n  linknameAvailability(linkname: $linkname) {\n    linkname\n    available\n    code\n    reason\n  }\n}"];
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
export function graphql(source: "mutation LogIn($input: LogInInput!) {\n  logIn(input: $input) {\n    token\n    account {\n      username\n      page {\n        linkname\n      }\n    }\n  }\n}"): (typeof documents)["mutation LogIn($input: LogInInput!) {\n  logIn(input: $input) {\n    token\n    account {\n      username\n      page {\n        linkname\n      }\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OwnEmail {\n  me {\n    email\n  }\n}"): (typeof documents)["query OwnEmail {\n  me {\n    email\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RecoverUsername($email: String!) {\n  recoverUsername(email: $email)\n}"): (typeof documents)["mutation RecoverUsername($email: String!) {\n  recoverUsername(email: $email)\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation Register($input: RegisterInput!) {\n  register(input: $input) {\n    token\n    account {\n      username\n    }\n  }\n}"): (typeof documents)["mutation Register($input: RegisterInput!) {\n  register(input: $input) {\n    token\n    account {\n      username\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RequestPasswordReset($email: String!) {\n  requestPasswordReset(email: $email)\n}"): (typeof documents)["mutation RequestPasswordReset($email: String!) {\n  requestPasswordReset(email: $email)\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ResetPassword($input: ResetPasswordInput!) {\n  resetPassword(input: $input)\n}"): (typeof documents)["mutation ResetPassword($input: ResetPasswordInput!) {\n  resetPassword(input: $input)\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SignInWithGoogle($input: SignInWithGoogleInput!) {\n  signInWithGoogle(input: $input) {\n    token\n    isNewAccount\n    account {\n      username\n      page {\n        linkname\n      }\n    }\n  }\n}"): (typeof documents)["mutation SignInWithGoogle($input: SignInWithGoogleInput!) {\n  signInWithGoogle(input: $input) {\n    token\n    isNewAccount\n    account {\n      username\n      page {\n        linkname\n      }\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation StartGoogleSignIn {\n  startGoogleSignIn {\n    address\n    state\n  }\n}"): (typeof documents)["mutation StartGoogleSignIn {\n  startGoogleSignIn {\n    address\n    state\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Editor {\n  me {\n    username\n    emailVerified\n  }\n  myPage {\n    address\n    isHidden\n    version\n    profilePicture {\n      ...PictureFiles\n    }\n    wallpaper {\n      ...PictureFiles\n    }\n    design {\n      ...Design\n    }\n  }\n}\n\nfragment Design on PageDesign {\n  title\n  titleColor {\n    hex\n    alpha\n  }\n  backgroundColor {\n    hex\n    alpha\n  }\n  tiles {\n    name\n    html\n    style {\n      ...Style\n    }\n  }\n  socialLinks {\n    ...Links\n  }\n}\n\nfragment Style on TileStyle {\n  text {\n    hex\n    alpha\n  }\n  button {\n    hex\n    alpha\n  }\n  hover {\n    hex\n    alpha\n  }\n  border {\n    hex\n    alpha\n  }\n  shadow {\n    hex\n    alpha\n  }\n  radius\n  thickness\n}\n\nfragment Links on SocialLinks {\n  home\n  twitter\n  instagram\n  facebook\n  youtube\n  reddit\n  tiktok\n  linkedin\n  medium\n  discord\n}"): (typeof documents)["query Editor {\n  me {\n    username\n    emailVerified\n  }\n  myPage {\n    address\n    isHidden\n    version\n    profilePicture {\n      ...PictureFiles\n    }\n    wallpaper {\n      ...PictureFiles\n    }\n    design {\n      ...Design\n    }\n  }\n}\n\nfragment Design on PageDesign {\n  title\n  titleColor {\n    hex\n    alpha\n  }\n  backgroundColor {\n    hex\n    alpha\n  }\n  tiles {\n    name\n    html\n    style {\n      ...Style\n    }\n  }\n  socialLinks {\n    ...Links\n  }\n}\n\nfragment Style on TileStyle {\n  text {\n    hex\n    alpha\n  }\n  button {\n    hex\n    alpha\n  }\n  hover {\n    hex\n    alpha\n  }\n  border {\n    hex\n    alpha\n  }\n  shadow {\n    hex\n    alpha\n  }\n  radius\n  thickness\n}\n\nfragment Links on SocialLinks {\n  home\n  twitter\n  instagram\n  facebook\n  youtube\n  reddit\n  tiktok\n  linkedin\n  medium\n  discord\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PageVersion($version: Int!) {\n  pageVersion(version: $version) {\n    design {\n      ...Design\n    }\n  }\n}"): (typeof documents)["query PageVersion($version: Int!) {\n  pageVersion(version: $version) {\n    design {\n      ...Design\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PageVersions {\n  pageVersions {\n    version\n    publishedAt\n    title\n    tileCount\n    look {\n      title\n      titleColor {\n        hex\n        alpha\n      }\n      backgroundColor {\n        hex\n        alpha\n      }\n      tiles {\n        name\n        style {\n          ...Style\n        }\n      }\n      socialLinks {\n        ...Links\n      }\n    }\n    change {\n      title\n      colors\n      socialLinks\n      added\n      removed\n      changed\n      reordered\n    }\n  }\n}"): (typeof documents)["query PageVersions {\n  pageVersions {\n    version\n    publishedAt\n    title\n    tileCount\n    look {\n      title\n      titleColor {\n        hex\n        alpha\n      }\n      backgroundColor {\n        hex\n        alpha\n      }\n      tiles {\n        name\n        style {\n          ...Style\n        }\n      }\n      socialLinks {\n        ...Links\n      }\n    }\n    change {\n      title\n      colors\n      socialLinks\n      added\n      removed\n      changed\n      reordered\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation PublishPage($input: PublishPageInput!) {\n  publishPage(input: $input) {\n    address\n    version\n    design {\n      ...Design\n    }\n  }\n}"): (typeof documents)["mutation PublishPage($input: PublishPageInput!) {\n  publishPage(input: $input) {\n    address\n    version\n    design {\n      ...Design\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ChangeWallpaper($image: Upload!) {\n  changeWallpaper(image: $image) {\n    profilePicture {\n      ...PictureFiles\n    }\n    wallpaper {\n      ...PictureFiles\n    }\n  }\n}"): (typeof documents)["mutation ChangeWallpaper($image: Upload!) {\n  changeWallpaper(image: $image) {\n    profilePicture {\n      ...PictureFiles\n    }\n    wallpaper {\n      ...PictureFiles\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RemoveWallpaper {\n  removeWallpaper {\n    profilePicture {\n      ...PictureFiles\n    }\n    wallpaper {\n      ...PictureFiles\n    }\n  }\n}"): (typeof documents)["mutation RemoveWallpaper {\n  removeWallpaper {\n    profilePicture {\n      ...PictureFiles\n    }\n    wallpaper {\n      ...PictureFiles\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ChangeProfilePicture($image: Upload!) {\n  changeProfilePicture(image: $image) {\n    profilePicture {\n      ...PictureFiles\n    }\n  }\n}"): (typeof documents)["mutation ChangeProfilePicture($image: Upload!) {\n  changeProfilePicture(image: $image) {\n    profilePicture {\n      ...PictureFiles\n    }\n  }\n}"];
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
export function graphql(source: "query Personal {\n  me {\n    username\n    email\n    emailVerified\n    hasPassword\n    page {\n      linkname\n      address\n      isHidden\n      version\n      profilePicture {\n        ...PictureFiles\n      }\n    }\n  }\n}"): (typeof documents)["query Personal {\n  me {\n    username\n    email\n    emailVerified\n    hasPassword\n    page {\n      linkname\n      address\n      isHidden\n      version\n      profilePicture {\n        ...PictureFiles\n      }\n    }\n  }\n}"];
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

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;