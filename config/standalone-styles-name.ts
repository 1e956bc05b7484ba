export const standaloneStylesName = 'standalone-error.css';
