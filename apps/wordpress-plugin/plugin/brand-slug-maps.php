<?php
/**
 * Plugin Name:       BRAND_NAME Maps
 * Plugin URI:        https://portal.brand.example/docs/embed-a-map/brand-slug-plugin-for-wordpress
 * Description:       Indoor maps in posts and pages: a map in an iframe, as a block or a shortcode, and the web app without an iframe.
 * Version:           1.0.0
 * Requires at least: 6.5
 * Requires PHP:      7.4
 * Author:            BRAND_NAME
 * Author URI:        https://portal.brand.example
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/old-licenses/gpl-2.0.html
 * Text Domain:       brand-slug-maps
 */

namespace Indoor_Maps_brand_slug;

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

const PLUGIN_FILE = __FILE__;
const VERSION     = '1.0.0';

require __DIR__ . '/includes/class-settings.php';
require __DIR__ . '/includes/class-settings-page.php';
require __DIR__ . '/includes/class-problems.php';
require __DIR__ . '/includes/class-frame.php';
require __DIR__ . '/includes/class-web-app.php';

add_action( 'init', array( Frame::class, 'register' ) );
add_action( 'init', array( Web_App::class, 'register' ) );
add_action( 'admin_init', array( Settings_Page::class, 'register' ) );
add_action( 'admin_menu', array( Settings_Page::class, 'add_to_menu' ) );
