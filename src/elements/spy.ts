// <poka-spy>: marks the heading that was scrolled past last in the contents of the page.

/** Holds links to headings of the page. */
export class PokaSpy extends HTMLElement {
  connectedCallback(): void {
    const links = new Map(
      [...this.querySelectorAll('a')].map((link) => [document.getElementById(decodeURIComponent(link.hash.slice(1))), link]),
    );
    const mark = (): void => {
      let here: HTMLAnchorElement | undefined;
      for (const [heading, link] of links) if (heading !== null && heading.getBoundingClientRect().top < 150) here = link;
      for (const link of links.values()) link.toggleAttribute('aria-current', false);
      here?.setAttribute('aria-current', 'true');
    };
    const watch = new IntersectionObserver(mark, { rootMargin: '-140px 0px 0px 0px' });
    for (const heading of links.keys()) if (heading !== null) watch.observe(heading);
  }
}
