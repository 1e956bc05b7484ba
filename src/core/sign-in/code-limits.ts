import type { RateUse } from '../shared/rate-limits.port';
import { addressOf } from './address-of';
import type { Identifier } from './guest';

const quarter = 15 * 60;

/** Limits of codes sent to one identifier (reliability A6). */
const sends = [
  { name: 'code-sends-half-minute', max: 1, withinSeconds: 30 },
  { name: 'code-sends-quarter', max: 5, withinSeconds: quarter },
  { name: 'code-sends-day', max: 10, withinSeconds: 24 * 3600 },
] as const;
/** Text messages of the whole site are limited, to bound their cost (reliability A6). */
const texts = { name: 'code-texts', max: 60, withinSeconds: 60 };
/**
 * Notices of an account's security to one number. Those before have warned its owner, and an account could otherwise
 * cause so many that no text message is left for anybody's code.
 */
const noticeTexts = { name: 'notice-texts', max: 10, withinSeconds: 24 * 3600 };
const requests = { name: 'code-requests', max: 20, withinSeconds: quarter, isReported: true };
const identifiersByAddress = { name: 'code-identifiers-address', max: 10, withinSeconds: quarter };
const identifiersByBrowser = { name: 'code-identifiers-browser', max: 10, withinSeconds: quarter };
const noMatches = { name: 'no-match', max: 50, withinSeconds: 60 };
const neutral = { name: 'neutral', max: 1, withinSeconds: quarter };

const wholeSite = 'site';
const subjectOf = (identifier: Identifier) => `${identifier.channel}:${addressOf(identifier)}`;

interface Visitor {
  readonly address: string;
  readonly browser: string;
}

export const requestUses = ({ address }: Visitor): readonly RateUse[] => [{ budget: requests, subject: address }];

/**
 * Limits of requests that name an identifier: one IP address and one browser may try ten different identifiers
 * (reliability A7).
 */
export const namingUses = (visitor: Visitor, identifier: Identifier): readonly RateUse[] => [
  ...requestUses(visitor),
  { budget: identifiersByAddress, subject: visitor.address, member: subjectOf(identifier) },
  { budget: identifiersByBrowser, subject: visitor.browser, member: subjectOf(identifier) },
];

/** Unknown browsers share an identifier's budget; a known browser has its own, which strangers cannot use up (F6). */
export const sendUses = (identifier: Identifier, knownBrowser?: string): readonly RateUse[] => {
  const subject = subjectOf(identifier);
  return sends.map((budget) => ({
    budget,
    subject: knownBrowser === undefined ? subject : `${subject} ${knownBrowser}`,
  }));
};

/** Counts only messages that are really sent. */
export const carrierUses = ({ channel }: Identifier): readonly RateUse[] =>
  channel === 'phone' ? [{ budget: texts, subject: wholeSite }] : [];

export const noticeUses = (to: Identifier): readonly RateUse[] => [
  ...carrierUses(to),
  ...(to.channel === 'phone' ? [{ budget: noticeTexts, subject: to.phone }] : []),
];

export const noMatchUses: readonly RateUse[] = [{ budget: noMatches, subject: wholeSite }];
export const neutralUses: readonly RateUse[] = [{ budget: neutral, subject: wholeSite }];
