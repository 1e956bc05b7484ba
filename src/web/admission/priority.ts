/**
 * The order in which an overloaded node refuses requests (reliability E7): `low` before `normal` before `high`. `low`
 * is what a page is complete without; `high` is what a visitor cannot simply do later: sign-in, payment, leads.
 */
export type Priority = 'low' | 'normal' | 'high';
