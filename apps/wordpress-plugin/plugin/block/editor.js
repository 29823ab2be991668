(({ blocks, blockEditor, components, element, i18n, serverSideRender }) => {
  const { createElement, Fragment } = element;
  const { __ } = i18n;
  const NAME = 'brand-slug/map';
  const DOMAIN = 'brand-slug-maps';
  const LABELS = {
    venue: __('Venue', DOMAIN),
    location: __('Place', DOMAIN),
    floor: __('Floor', DOMAIN),
    from: __('Directions from', DOMAIN),
    to: __('Directions to', DOMAIN),
    accessible: __('Step-free: true or false', DOMAIN),
    language: __('Language', DOMAIN),
    camera: __('View', DOMAIN),
    mode: __('Mode: map, minimap or directory', DOMAIN),
    theme: __('Colours: light or dark', DOMAIN),
    height: __('Height', DOMAIN),
    title: __('Title for screen readers', DOMAIN),
  };

  function Edit({ attributes, setAttributes }) {
    const fields = Object.entries(LABELS).map(([name, label]) =>
      createElement(components.TextControl, {
        key: name,
        label,
        value: attributes[name] ?? '',
        onChange: (value) => setAttributes({ [name]: value === '' ? undefined : value }),
      }),
    );
    // A preview that took clicks could not be selected or moved.
    const preview = createElement(
      components.Disabled,
      null,
      createElement(serverSideRender, { block: NAME, attributes }),
    );
    return createElement(
      Fragment,
      null,
      createElement(
        blockEditor.InspectorControls,
        null,
        createElement(components.PanelBody, { title: __('Map', DOMAIN) }, fields),
      ),
      createElement('div', blockEditor.useBlockProps(), preview),
    );
  }

  blocks.registerBlockType(NAME, { edit: Edit, save: () => null });
})(window.wp);
