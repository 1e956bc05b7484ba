/** Purpose under which endpoints' secrets are sealed, so that a copy of the database cannot sign events. */
export const secretPurpose = 'webhook secret';
