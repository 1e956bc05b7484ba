import type { Response } from 'express';
import type { AttachmentFile } from '../../core/requests/attachment';

/**
 * Sends the file as a download and never within a page of the site, because a guest's file may be anything that looks
 * like a PDF.
 */
export function sendFile(res: Response, { fileName, type, bytes }: AttachmentFile): void {
  res.set({
    'Cache-Control': 'private, no-store',
    'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`,
    'Content-Security-Policy': "default-src 'none'; sandbox",
  });
  res.type(type).send(Buffer.from(bytes));
}
