import { ButtonLink } from '../ui/Button';
import { classNames } from '../ui/class-names';
import { Icon } from '../ui/Icon';
import { MainPicture } from '../ui/MainPicture';
import type { PictureView } from '../ui/picture-view';
import { blocksTexts as texts } from './blocks.texts';
import { SlideVideo, type VideoSourceView } from './SlideVideo';

/** A slide without a duration of its own is shown for ten seconds (CNT-32). */
const defaultSlideSeconds = 10;

export interface HeroSlideView {
  readonly title: string;
  readonly standfirst?: string;
  readonly picture: PictureView;
  /** A video is given only where there are several slides, whose controls pause it. */
  readonly video?: readonly VideoSourceView[];
  readonly seconds?: number;
  readonly action?: { readonly label: string; readonly href: string };
}

interface HeroCarouselProps {
  readonly label: string;
  readonly slides: readonly HeroSlideView[];
  /** `h1` where the page has no other; only the first slide has that heading. */
  readonly headingLevel?: 'h1' | 'h2';
  readonly height?: 'tall' | 'low';
}

/**
 * Does not rotate for visitors who prefer reduced motion (H49). Without script it is scrolled by hand (CNT-32 to
 * CNT-34).
 */
export function HeroCarousel({ label, slides, headingLevel = 'h2', height = 'tall' }: HeroCarouselProps) {
  return (
    <section className="hero-carousel on-deep" aria-roledescription={texts.carousel} aria-label={label} data-hero="">
      <div className="hero-carousel__slides">
        {slides.map((slide, index) => (
          <Slide
            key={slide.title}
            slide={slide}
            index={index}
            all={slides.length}
            heading={index === 0 ? headingLevel : 'h2'}
            height={height}
          />
        ))}
      </div>
      {slides.length > 1 ? <Controls slides={slides} /> : null}
    </section>
  );
}

interface SlideProps {
  readonly slide: HeroSlideView;
  readonly index: number;
  readonly all: number;
  readonly heading: 'h1' | 'h2';
  readonly height: 'tall' | 'low';
}

function Slide({
  slide: { title, standfirst, picture, video, seconds = defaultSlideSeconds, action },
  index,
  all,
  heading: Heading,
  height,
}: SlideProps) {
  return (
    <div
      className={classNames('hero hero-carousel__slide', `hero--${height}`, picture.placeholderClass)}
      role="group"
      aria-roledescription={texts.slide}
      aria-label={texts.slidePlace(index + 1, all)}
      data-seconds={seconds}
      data-current={index === 0 ? '' : undefined}
    >
      <MainPicture className="hero__picture" picture={picture} sizes="100vw" isFirst={index === 0} />
      {video && video.length > 0 && all > 1 ? <SlideVideo sources={video} /> : null}
      <div className="hero__words">
        <Heading className="hero__title">{title}</Heading>
        {standfirst === undefined ? null : <p className="hero__standfirst">{standfirst}</p>}
        {action ? (
          <ButtonLink variant={index === 0 ? 'primary' : 'secondary'} href={action.href}>
            {action.label}
          </ButtonLink>
        ) : null}
      </div>
    </div>
  );
}

function Controls({ slides }: Pick<HeroCarouselProps, 'slides'>) {
  return (
    <div className="hero-carousel__controls scripted no-print">
      <button type="button" className="round-button hero-carousel__toggle" data-hero-control="">
        <span className="hero-carousel__pause">
          <Icon name="pause" />
          <span className="hidden-to-the-eye">{texts.pause}</span>
        </span>
        <span className="hero-carousel__play">
          <Icon name="play" />
          <span className="hidden-to-the-eye">{texts.play}</span>
        </span>
      </button>
      {slides.map(({ title }, index) => (
        <button
          key={title}
          type="button"
          className="hero-carousel__choice"
          data-hero-control={index}
          aria-label={texts.showSlide(index + 1, title)}
          aria-current={index === 0 ? 'true' : undefined}
        >
          <span className="hero-carousel__line">
            <span className="hero-carousel__time" data-time="" />
          </span>
        </button>
      ))}
    </div>
  );
}
