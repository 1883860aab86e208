import button from '../controls/buttons/button.module.css?inline';
import didNotLoad from '../controls/loading/did-not-load.module.css?inline';
import fonts from '../controls/fonts.css?inline';
import iconButton from '../controls/buttons/icon-button.module.css?inline';
import icon from '../controls/buttons/icon.module.css?inline';
import prose from '../controls/prose.module.css?inline';
import quad from '../controls/buttons/quad.module.css?inline';
import tokens from '../controls/tokens.css?inline';
import typography from '../controls/typography.css?inline';
import blogPage from '../features/blog/blog-page.module.css?inline';
import postPage from '../features/blog/post-page.module.css?inline';
import postPreview from '../features/blog/post-preview.module.css?inline';
import guidePage from '../features/developers/guide-page.module.css?inline';
import policyPage from '../features/policies/policy-page.module.css?inline';
import footer from '../shell/navigation/footer.module.css?inline';
import languageChoice from '../shell/navigation/language-choice.module.css?inline';
import logo from '../shell/navigation/logo.module.css?inline';
import navigationBar from '../shell/navigation/navigation-bar.module.css?inline';
import navigationMenu from '../shell/navigation/navigation-menu.module.css?inline';
import skipLink from '../shell/navigation/skip-link.module.css?inline';

const controls = [tokens, fonts, typography, button, iconButton, icon, quad, didNotLoad, prose];
const frame = [skipLink, logo, navigationBar, navigationMenu, footer, languageChoice];

/** All styles of a post, policy or guide. They are part of the document, because no other request should delay a text. */
export const ARTICLE_STYLE = [...controls, ...frame, blogPage, postPreview, postPage, policyPage, guidePage].join('\n');
