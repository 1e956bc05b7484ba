/** `npm start`: a demonstration unless configured otherwise (start contract). The image starts `main.js` itself. */
const { env } = process;
if (env['NODE_ENV'] !== 'production') env['DEMO'] ??= 'true';
await import('./main');

export {};
