export function tabId(id: string, name: string): string {
  return `${id}-${name}-tab`;
}

export function panelId(id: string, name: string): string {
  return `${id}-${name}-panel`;
}
