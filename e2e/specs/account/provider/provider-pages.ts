/** A page of the provider that loads no resources. */
export function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><title>${title}</title><link rel="icon" href="data:,"><h1>${title}</h1>${body}</html>`;
}

export const LOGIN_FORM = `<form method="post">
  <label>User <input name="user" autofocus></label>
  <button>Sign in</button> <button name="cancel">Cancel</button>
</form>`;

export function logoutForm(form: string): string {
  return `${form}<button form="op.logoutForm" name="logout" value="yes">Yes, sign me out</button>`;
}
