/** Of articles: another site by https, a mail address, or a path of this site. */
export const SITE_LINK = /^(?:https:\/\/[^\s"<>\\]+|mailto:[^\s"<>\\]+|\/(?![/\\])[^\s"<>\\]*)$/i;
