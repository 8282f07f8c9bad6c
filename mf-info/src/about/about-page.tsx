import { useHost } from 'contracts';

export function AboutPage() {
  const { Link } = useHost();
  return <main><h1>About Us</h1><Link href="/welcome">Home</Link></main>;
}
