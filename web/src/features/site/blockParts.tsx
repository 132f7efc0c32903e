import { BlockButton, Heading, SiteImageView, FormattedText, type BlockProps } from './blockPieces.js';
import { ContactPart, ReviewsPart, ServicesPart } from './practiceParts.js';
import type * as document from './siteDocument.js';
import { imageOf } from './siteFacts.js';

export function Hero({ block, site, facts, links, first }: BlockProps<document.HeroBlock>) {
  const image = imageOf(facts, block.imageId, block.alt);
  return (
    <section className={image ? 'site-hero site-hero-with-image' : 'site-hero'}>
      {image && <SiteImageView image={image} eager={first} />}
      <div className="site-hero-words">
        <Heading first={first} text={block.heading} />
        {block.text && <p className="site-lead">{block.text}</p>}
        <BlockButton button={block.button} {...{ site, facts, links }} />
      </div>
    </section>
  );
}

export function Text({ block, first }: BlockProps<document.TextBlock>) {
  return (
    <section className="site-section site-narrow">
      <Heading first={first} text={block.heading} />
      <FormattedText html={block.body} />
    </section>
  );
}

export function ImageText({ block, facts, first }: BlockProps<document.ImageTextBlock>) {
  const image = imageOf(facts, block.imageId, block.alt);
  return (
    <section className={`site-section site-pair site-pair-${block.side}`}>
      {image && <SiteImageView image={image} eager={first} />}
      <div>
        <Heading first={first} text={block.heading} />
        <FormattedText html={block.body} />
      </div>
    </section>
  );
}

export function Gallery({ block, facts, first }: BlockProps<document.GalleryBlock>) {
  const chosen = block.imageIds.length > 0 ? block.imageIds : facts.galleryImages.map(({ id }) => id);
  const images = chosen.flatMap((id) => imageOf(facts, id, '') ?? []);
  return (
    <section className="site-section">
      <Heading first={first} text={block.heading} />
      <ul className="site-gallery">
        {images.map((image) => (
          <li key={image.id}>
            <SiteImageView image={image} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Services({ block, facts, links, first }: BlockProps<document.ServicesBlock>) {
  return (
    <section className="site-section">
      <Heading first={first} text={block.heading} />
      {block.text && <p className="site-lead">{block.text}</p>}
      <ServicesPart {...{ facts, links }} />
    </section>
  );
}

export function About({ block, site, facts, links, first }: BlockProps<document.AboutBlock>) {
  return (
    <section className="site-section site-pair site-pair-left">
      {facts.photoUrl && (
        <img className="site-portrait" src={facts.photoUrl} alt={facts.practitionerFirstName} loading="lazy" />
      )}
      <div>
        <Heading first={first} text={block.heading} />
        {facts.title && <p className="site-soft">{facts.title}</p>}
        <FormattedText html={facts.about ?? ''} />
        <BlockButton button={block.button} {...{ site, facts, links }} />
      </div>
    </section>
  );
}

export function Reviews({ block, facts, first }: BlockProps<document.ReviewsBlock>) {
  return (
    <section className="site-section site-tinted">
      <Heading first={first} text={block.heading} />
      <ReviewsPart facts={facts} count={block.count} />
    </section>
  );
}

export function Contact({ block, facts, first }: BlockProps<document.ContactBlock>) {
  return (
    <section className="site-section">
      <Heading first={first} text={block.heading} />
      {block.text && <p className="site-lead">{block.text}</p>}
      <ContactPart facts={facts} />
    </section>
  );
}

export function Faq({ block, first }: BlockProps<document.FaqBlock>) {
  return (
    <section className="site-section site-narrow">
      <Heading first={first} text={block.heading} />
      {block.items.map(({ question, answer }, at) => (
        <details key={at} className="site-question">
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </section>
  );
}

export function Quote({ block }: BlockProps<document.QuoteBlock>) {
  return (
    <figure className="site-section site-quote">
      <blockquote>{block.text}</blockquote>
      {block.by && <figcaption>{block.by}</figcaption>}
    </figure>
  );
}

export function CallToAction({ block, site, facts, links, first }: BlockProps<document.CallToActionBlock>) {
  return (
    <section className="site-section site-call">
      <Heading first={first} text={block.heading} />
      {block.text && <p>{block.text}</p>}
      <BlockButton button={block.button} {...{ site, facts, links }} />
    </section>
  );
}
