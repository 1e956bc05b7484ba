/** What endpoints' secrets are sealed for, so that a copy of the database does not sign events. */
export const secretPurpose = 'webhook secret';
