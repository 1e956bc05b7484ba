const MAX_EMAIL_LENGTH = 80;
const MAX_LOCAL_PART_LENGTH = 64;
const LOCAL_PART = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const DOMAIN_LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;
const TOP_LEVEL = /^([a-z]{2,63}|xn--[a-z0-9-]{1,58}[a-z0-9])$/;

/**
 * Returns the canonical form of an e-mail for storage and comparison: trimmed, NFKC, lower case, at most 80 characters
 * (FRM-09, reliability A6), an international domain in its ASCII form. Returns undefined when it is no deliverable
 * ASCII address.
 */
export function parseEmail(text: string): string | undefined {
  if (text.length > 4 * MAX_EMAIL_LENGTH) return undefined;
  const email = withAsciiDomain(text.normalize('NFKC').trim().toLowerCase());
  return isAddress(email) ? email : undefined;
}

/** Only an address that passes becomes a link (CNT-37). The caller must apply `encodeURIComponent` to it. */
export function isLinkableEmail(text: string): boolean {
  return text.length <= MAX_EMAIL_LENGTH && isAddress(text.toLowerCase());
}

const INTERNATIONAL_DOMAIN = /^(?=.*[^\0-\x7f])[^\0-,/:-@[-`{-\x7f]+$/;

/** `bücher.example` becomes `xn--bcher-kva.example` (IDNA), which mail systems and browsers treat as the same. */
function withAsciiDomain(email: string): string {
  const [localPart = '', domain = '', ...others] = email.split('@');
  if (others.length > 0 || !INTERNATIONAL_DOMAIN.test(domain)) return email;
  const address = `https://${domain}`;
  return URL.canParse(address) ? `${localPart}@${new URL(address).hostname}` : email;
}

function isAddress(email: string): boolean {
  if (email.length > MAX_EMAIL_LENGTH) return false;
  const at = email.indexOf('@');
  const localPart = email.slice(0, Math.max(at, 0));
  return localPart.length <= MAX_LOCAL_PART_LENGTH && LOCAL_PART.test(localPart) && isDomain(email.slice(at + 1));
}

function isDomain(domain: string): boolean {
  const labels = domain.split('.');
  return labels.length >= 2 && labels.every((label) => DOMAIN_LABEL.test(label)) && TOP_LEVEL.test(labels.at(-1) ?? '');
}
