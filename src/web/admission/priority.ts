/**
 * What a node that has more requests than it can answer gives up first (reliability E7): `low` before `normal` before
 * `high`. `low` is what a page is complete without, `high` is what a visitor cannot simply do later: sign-in, payment,
 * leads.
 */
export type Priority = 'low' | 'normal' | 'high';
