export interface VideoSourceView {
  readonly src: string;
  readonly type: string;
  /** The windows that it is for; all, where it is absent. */
  readonly media?: string;
}

/**
 * Lies over the picture of its slide. Nothing of it is fetched until the script of the heroes plays it, and so nothing
 * at all without script (CNT-32, CNT-33).
 */
export function SlideVideo({ sources }: { readonly sources: readonly VideoSourceView[] }) {
  return (
    <video className="hero__video" muted loop playsInline preload="none" aria-hidden="true" data-slide-video="">
      {sources.map(({ src, type, media }) => (
        <source key={src} src={src} type={type} media={media} />
      ))}
    </video>
  );
}
