/**
 * The HTML around every page. Unlike the framework's own template it puts the scripts of the page
 * before the main script, which then finds them loaded, and points AI agents to the Markdown pages.
 */
export const PAGE_TEMPLATE = `
<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
    <% const isEntry = (script) => /[/](?:runtime~)?main[.]/.test(script); %>
    <% const pageScripts = it.scripts.filter((script) => !isEntry(script)); %>
    <% [...pageScripts, ...it.scripts.filter(isEntry)].forEach((script) => { %>
      <script src="<%= it.baseUrl %><%= script %>" defer></script>
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <p hidden>For AI agents: <%= it.baseUrl %>llms.txt lists the pages of this site, and each of them is Markdown at its address with .md.</p>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
