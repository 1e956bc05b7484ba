/**
 * `npm start` runs this file: a demonstration unless configured otherwise (start contract). The image starts `main.js`
 * directly.
 */
const { env } = process;
if (env['NODE_ENV'] !== 'production') env['DEMO'] ??= 'true';
await import('./main');

export {};
