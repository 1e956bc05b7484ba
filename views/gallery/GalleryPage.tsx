import type { ComponentType } from 'react';
import type { Frame } from '../layout/frame';
import type { VideoSourceView } from '../content/SlideVideo';
import { Head } from '../layout/Head';
import type { PictureView } from '../ui/picture-view';
import { ExamplePictures, type PictureFinder } from './example-pictures';
import { ExampleVideos } from './example-videos';
import { contentBlocks, pages, parts } from './examples';
import { galleryTexts as texts } from './gallery.texts';

interface GalleryPageProps {
  readonly frame: Frame;
  /** Selects one page (`voyages/VoyagePage/withoutSailing`) or one component (`content/Gallery`); absent for all. */
  readonly show?: string | undefined;
  readonly pictures?: Readonly<Record<string, PictureView>>;
  readonly videos?: Readonly<Record<string, readonly VideoSourceView[]>>;
}

/** Shows every component in every state (`*.examples.tsx`). Available in development only. */
export function GalleryPage({ show, pictures, videos }: GalleryPageProps) {
  const Page = show === undefined ? undefined : findPage(show);
  const group = show === undefined ? undefined : findGroup(show);
  const example = Page ? (
    <Page />
  ) : group && show !== undefined ? (
    <GroupAlone group={show} examples={group} />
  ) : (
    <Gallery />
  );
  const withVideos = videos ? (
    <ExampleVideos.Provider value={(name) => videos[name] ?? []}>{example}</ExampleVideos.Provider>
  ) : (
    example
  );
  return pictures ? (
    <ExamplePictures.Provider value={finderOf(pictures)}>{withVideos}</ExamplePictures.Provider>
  ) : (
    withVideos
  );
}

function Gallery() {
  return (
    <main id="content" className="gallery band">
      <Head title={texts.title} isPrivate />
      <h1 className="gallery__title">{texts.title}</h1>
      <section className="gallery__pages" aria-labelledby="gallery-pages">
        <h2 className="eyebrow" id="gallery-pages">
          {texts.pages}
        </h2>
        <ul className="gallery__list">
          {Object.entries(pages).flatMap(([group, examples]) =>
            Object.keys(examples).map((name) => (
              <li key={`${group}/${name}`}>
                <a href={`?show=${group}/${name}`}>
                  {group}/{name}
                </a>
              </li>
            )),
          )}
        </ul>
      </section>
      <section className="gallery__blocks" aria-labelledby="gallery-blocks">
        <h2 className="gallery__blocks-title" id="gallery-blocks">
          {texts.blocks}
        </h2>
        {Object.entries(contentBlocks).map(([kind, groups]) => (
          <section key={kind} aria-label={kind}>
            <h3 className="eyebrow">{kind}</h3>
            {Object.entries(groups).map(([group, examples]) => (
              <Group key={group} group={group} examples={examples} />
            ))}
          </section>
        ))}
      </section>
      {Object.entries(parts).map(([group, examples]) => (
        <Group key={group} group={group} examples={examples} />
      ))}
    </main>
  );
}

function Group({
  group,
  examples,
}: {
  readonly group: string;
  readonly examples: Readonly<Record<string, ComponentType>>;
}) {
  return (
    <section className="gallery__group" aria-label={group}>
      <h2 className="gallery__group-title">{group}</h2>
      {Object.entries(examples).map(([name, Example]) => (
        <figure key={name} className="gallery__example">
          <figcaption className="eyebrow">{name}</figcaption>
          <div className="gallery__stage">
            <Example />
          </div>
        </figure>
      ))}
    </section>
  );
}

/** Shows one component in all its states, for `?show=content/CardCarousel`. */
function GroupAlone({
  group,
  examples,
}: {
  readonly group: string;
  readonly examples: Readonly<Record<string, ComponentType>>;
}) {
  return (
    <main id="content" className="gallery band">
      <Head title={texts.title} isPrivate />
      <h1 className="gallery__title">{texts.title}</h1>
      <Group group={group} examples={examples} />
    </main>
  );
}

const findGroup = (show: string) =>
  new Map([...Object.entries(parts), ...Object.values(contentBlocks).flatMap((groups) => Object.entries(groups))]).get(
    show,
  );

function findPage(show: string): ComponentType | undefined {
  const cut = show.lastIndexOf('/');
  const group = new Map(Object.entries(pages)).get(show.slice(0, cut));
  return group && new Map(Object.entries(group)).get(show.slice(cut + 1));
}

/** A missing picture is replaced by any other, because the gallery shows components, not content. */
function finderOf(pictures: Readonly<Record<string, PictureView>>): PictureFinder {
  const picturesByName = new Map(Object.entries(pictures));
  const [any] = picturesByName.values();
  return (name) =>
    picturesByName.get(name) ?? any ?? { src: '', srcSet: '', width: 3, height: 2, alt: '', placeholderClass: '' };
}
