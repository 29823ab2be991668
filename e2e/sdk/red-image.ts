export const RED = [0xe0, 0, 0] as const;

/** An image of 40 × 20 pixels in `RED`. */
export const RED_IMAGE_URL = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20" fill="#e00000"/></svg>',
)}`;
