<?php

namespace Indoor_Maps_brand_slug;

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/** Explains a map's problems to people who can correct them. Visitors do not see them. */
final class Problems {

	/** @param string[] $messages */
	public static function markup( array $messages ): string {
		if ( array() === $messages || ! current_user_can( 'edit_posts' ) ) {
			return '';
		}
		$lines = array_map( 'esc_html', $messages );
		return '<p class="brand-slug-map-problem" role="note"><strong>' . esc_html( Settings_Page::plugin_name() ) . ':</strong> ' . implode( ' ', $lines ) . '</p>';
	}

	public static function no_venue(): string {
		return __( 'The map names no venue. Add venue="…", or set a venue for the whole site under Settings.', 'brand-slug-maps' );
	}

	public static function bad_venue( string $venue ): string {
		/* translators: %s: what was written */
		return sprintf( __( '"%s" is not a valid venue id. Use letters, digits, dots, hyphens and underscores.', 'brand-slug-maps' ), self::shorten( $venue ) );
	}

	public static function bad_height( string $height ): string {
		/* translators: %s: what was written */
		return sprintf( __( '"%s" is not a valid height. Use 100px to 4000px, such as 650px, or 10vh to 100vh.', 'brand-slug-maps' ), self::shorten( $height ) );
	}

	public static function too_long( string $name ): string {
		/* translators: 1: name of an attribute, 2: a number */
		return sprintf( __( 'The value of "%1$s" has more than %2$d characters and was left out.', 'brand-slug-maps' ), $name, Frame::LONGEST_VALUE );
	}

	/** @param string[] $known */
	public static function unknown_attribute( string $name, array $known ): string {
		/* translators: 1: what was written, 2: list of names */
		return sprintf( __( 'The attribute "%1$s" does not exist. Use one of: %2$s.', 'brand-slug-maps' ), self::shorten( $name ), implode( ', ', $known ) );
	}

	private static function shorten( string $text ): string {
		return mb_strlen( $text ) > 60 ? mb_substr( $text, 0, 60 ) . '…' : $text;
	}
}
