const element = document.querySelector<HTMLElement>('#map');
if (!element) throw new Error('The page has no element with the id "map".');

// #region observe
const observer = new IntersectionObserver(
  async ([entry]) => {
    if (!entry?.isIntersecting) return;
    observer.disconnect();
    const { showVenue } = await import('@brand/web-sdk');
    await showVenue(element, { venueId: 'alder-campus', key: 'demo' });
  },
  { rootMargin: '300px' },
);
observer.observe(element);
// #endregion observe
