/** The style sheet of the error page that stands alone, in the build. */
export const standaloneStylesName = 'standalone-error.css';
