/**
 * The process that renders documents for a node, started by `RendererProcess` with the folder of the build. It answers
 * messages until the node disconnects.
 */
import { SharpJpegEncoder } from './adapters/sharp/jpeg-encoder';
import { documentPictures } from './web/documents/document-pictures';
import type { DocumentTools } from './web/documents/document-template';
import { foundDocuments } from './web/documents/found-documents';
import type { RenderReply, RenderRequest } from './web/documents/renderer-messages';
import { BuiltAssets } from './web/rendering/built-assets';

const [, , builtFolder = 'dist'] = process.argv;
const assets = BuiltAssets.read(builtFolder);
const tools: DocumentTools = {
  findPicture: documentPictures({
    builtFolder,
    pictures: assets.manifest.pictures,
    encoder: new SharpJpegEncoder(),
  }),
  routeMap: (slug) => assets.routeMap(slug),
};
const templates = new Map(
  Object.values(foundDocuments).flatMap((file) => Object.values(file).map((template) => [template.name, template])),
);

async function replyTo({ id, name, facts }: RenderRequest): Promise<RenderReply> {
  try {
    const template = templates.get(name);
    if (!template) throw new Error(`There is no document named ${name}`);
    return { id, document: await template.render(facts, tools) };
  } catch (error) {
    return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

process.on('message', (request: RenderRequest) => {
  void replyTo(request).then((reply) => process.send?.(reply));
});
process.on('disconnect', () => process.exit(0));
// A signal to the whole group, as from a terminal, lets the node finish what it has begun.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
