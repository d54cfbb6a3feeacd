// <poka-drawer>: closes the drawer by Escape or by a press outside, and gives the focus back to its button.

/** Holds one `details` element. */
export class PokaDrawer extends HTMLElement {
  connectedCallback(): void {
    const details = this.querySelector('details');
    const button = details?.querySelector('summary');
    if (!details || !button) return;
    this.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || !details.open || event.isComposing) return;
      details.open = false;
      button.focus();
    });
    document.addEventListener('click', (event) => {
      if (details.open && event.target instanceof Node && !this.contains(event.target)) details.open = false;
    });
    this.addEventListener('focusout', (event) => {
      if (details.open && event.relatedTarget instanceof Node && !this.contains(event.relatedTarget)) details.open = false;
    });
  }
}
