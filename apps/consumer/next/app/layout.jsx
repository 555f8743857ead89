import '@doorstep/ui/styles.css';
import './shared/own.css';

export const metadata = { title: 'A page with Next' };

export default function Layout({ children }) {
  return (
    <html lang="en-IN">
      <body>
        <main>{children}</main>
      </body>
    </html>
  );
}
