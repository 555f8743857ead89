import { SiteHeader } from '@doorstep/ui/home/site-header';

export default function Example() {
  return (
    <SiteHeader
      brandName="Doorstep"
      homeHref="/"
      cartCount={0}
      signedIn={false}
      onLogout={() => {}}
      onLanguageChange={() => {}}
    />
  );
}
