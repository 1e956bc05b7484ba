export const documentRendererName = 'document-renderer.js';
